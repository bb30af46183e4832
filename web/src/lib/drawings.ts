import elsewhere from 'virtual:titles';
import type { Drawing } from './drawing';

/** Titles with a drawing of their own, found by their folders; the others are shown as a list of what is seen. */
const found = import.meta.glob<Drawing>('../games/*/index.ts', { eager: true, import: 'default' });

export const drawings: Record<string, Drawing | undefined> = {
  ...elsewhere,
  ...Object.fromEntries(Object.entries(found).map(([path, drawing]) => [path.split('/').at(-2) ?? '', drawing])),
};
