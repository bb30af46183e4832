/** What a person prefers, kept on this device. Nothing of a game is kept here. */

export type Lang = 'en' | 'fr';
export const LANGS: Lang[] = ['en', 'fr'];
const KEY = 'kylix.prefs';

export interface Preferences {
  lang: Lang;
  theme: 'system' | 'light' | 'dark';
  size: 'normal' | 'large' | 'larger';
  speed: number;
  sound: boolean;
  /** Sounds that are switched off one by one. */
  silent: string[];
  mark: boolean;
  confirm: 'never' | 'final' | 'always';
  shortcuts: boolean;
  /** Remember how far a board was zoomed. */
  zoom: boolean;
  /** The server answers where there is a single answer. */
  spare: boolean;
  /** A notice of the system when it is one's turn and the page is out of sight. */
  notify: boolean;
  /** Notices were offered once; nobody is asked again. */
  offered: boolean;
  /** On a phone the action bar is below, where a thumb is. */
  low: boolean;
  /** The column with players and log is shown beside the board. */
  side: boolean;
  /** Milliseconds that each step of others stays on the screen. */
  pause: number;
  /** Boards with two sides are seen from the other one. */
  turned: boolean;
  /** Replays hide how long the game was and how it ended. */
  spoilerFree: boolean;
  /** The level of bots that was chosen last. */
  level: string;
  name: string;
}

function systemLang(): Lang {
  return navigator.language.toLowerCase().startsWith('fr') ? 'fr' : 'en';
}

function kept(): Partial<Preferences> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Preferences>;
  } catch {
    return {};
  }
}

export const prefs: Preferences = $state({
  lang: systemLang(),
  theme: 'system',
  size: 'normal',
  speed: 1,
  sound: true,
  silent: [],
  mark: true,
  confirm: 'final',
  shortcuts: true,
  zoom: true,
  spare: true,
  notify: false,
  offered: false,
  low: false,
  side: true,
  pause: 650,
  turned: false,
  spoilerFree: false,
  level: 'sailor',
  name: '',
  ...kept(),
});

export function keepPrefs(): void {
  const all = JSON.stringify($state.snapshot(prefs));
  try {
    localStorage.setItem(KEY, all);
  } catch {
    // A browser that keeps nothing can still play.
  }
  const root = document.documentElement;
  root.lang = prefs.lang;
  root.dataset.size = prefs.size;
  // Motions of style sheets are so many times as long.
  root.style.setProperty('--pace', String(speed() && 1 / speed()));
  if (prefs.theme === 'system') delete root.dataset.theme;
  else root.dataset.theme = prefs.theme;
}

const FOLDS = 'kylix.folds';

function folds(): Record<string, boolean> {
  try {
    return JSON.parse(localStorage.getItem(FOLDS) ?? '{}') as Record<string, boolean>;
  } catch {
    return {};
  }
}

/** Whether a drawer was left open; undefined when nobody touched it. */
export const keptFold = (name: string): boolean | undefined => folds()[name];

export function keepFold(name: string, open: boolean): void {
  try {
    localStorage.setItem(FOLDS, JSON.stringify({ ...folds(), [name]: open }));
  } catch {
    // It folds all the same.
  }
}

const still = matchMedia('(prefers-reduced-motion: reduce)');

/** Speed of motion: 0 shows everything at once. */
export function speed(): number {
  return still.matches ? 0 : prefs.speed;
}

const night = $state({ system: false });
const system = matchMedia('(prefers-color-scheme: dark)');
night.system = system.matches;
system.addEventListener('change', () => (night.system = system.matches));

/** Whether the dark theme is shown. */
export const isDark = (): boolean => (prefs.theme === 'system' ? night.system : prefs.theme === 'dark');
