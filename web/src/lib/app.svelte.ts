import { api } from './api';
import { drawn } from './drawings';
import { loadWords } from './words.svelte';
import { prefs, type Lang } from './prefs.svelte';
import type { About, GameInfo } from '../generated/wire';

export interface Route {
  page: string;
  parts: string[];
}

function read(): Route {
  const [page = '', ...parts] = location.hash.replace(/^#\/?/, '').split('/').map(decodeURIComponent);
  return { page, parts };
}

class App {
  route: Route = $state.raw(read());
  games: GameInfo[] = $state.raw([]);
  /** What this server has beside tables. */
  about: About | null = $state.raw(null);
  ready = $state(false);
  failed = $state('');
  dialog: '' | 'settings' | 'help' | 'about' = $state('');

  async start(): Promise<void> {
    addEventListener('hashchange', () => (this.route = read()));
    await this.load();
  }

  async load(): Promise<void> {
    this.failed = '';
    // Words of known titles come beside the list of titles and not after it; a server that has one of them not says so below.
    for (const title of drawn) void loadWords(prefs.lang, title).catch(() => undefined);
    try {
      const [games, about] = await Promise.all([api.games(), api.about().catch(() => null), loadWords(prefs.lang, 'common')]);
      this.games = games;
      this.about = about;
      await this.loadTitles(prefs.lang);
      this.ready = true;
    } catch (error) {
      this.failed = error instanceof Error ? error.message || 'offline' : String(error);
    }
  }

  private async loadTitles(lang: Lang): Promise<void> {
    await Promise.all([loadWords(lang, 'common'), ...this.games.map((game) => loadWords(lang, game.title))]);
  }

  async speak(lang: Lang): Promise<void> {
    await this.loadTitles(lang);
    prefs.lang = lang;
  }

  game(title: string): GameInfo | undefined {
    return this.games.find((game) => game.title === title);
  }

  go(path: string): void {
    location.hash = path;
  }
}

export const app = new App();
