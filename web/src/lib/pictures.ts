import pictures from 'virtual:pictures';
import { isDark } from './prefs.svelte';

/** The address of a painted picture (`title/name`) under the theme that is shown; empty where there is none. */
export const picture = (name: string): string => pictures[name]?.[isDark() ? 1 : 0] ?? '';
