import elsewhere from 'virtual:titles';
import type { Drawing } from './drawing';

/** Titles with a drawing of their own, found by their folders; the others are shown as a list of what is seen. */
const found = import.meta.glob<Drawing>('../games/*/index.ts', { import: 'default' });
const loaders: Record<string, (() => Promise<Drawing>) | undefined> = {
  ...elsewhere,
  ...Object.fromEntries(Object.entries(found).map(([path, load]) => [path.split('/').at(-2) ?? '', load])),
};

/** Titles whose drawings this page knows. */
export const drawn = Object.keys(loaders);

/** Those that were fetched. */
export const drawings: Record<string, Drawing | undefined> = {};

/** Fetches the drawing of a title, once; a table is shown when it is there. */
export async function fetchDrawing(title: string): Promise<void> {
  drawings[title] ??= await loaders[title]?.();
}
