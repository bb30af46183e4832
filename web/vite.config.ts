import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, delimiter, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { pictures } from './art/pictures.mjs';

const ICONS = 'virtual:icons';
const TITLES = 'virtual:titles';
const source = fileURLToPath(new URL('./src', import.meta.url));

/** Folders `page` of the titles in KYLIX_TITLES, which lie outside this package. */
function pagesElsewhere(): string[] {
  const folders = (process.env.KYLIX_TITLES ?? '').split(delimiter).filter(Boolean).map((folder) => resolve(folder));
  const pages = folders.flatMap((folder) => readdirSync(folder).map((title) => join(folder, title, 'page')));
  return pages.filter((page) => existsSync(join(page, 'index.ts'))).sort();
}

/** The drawings of those titles, by title. They import shared code as `$lib/...`, `$parts/...` and `$generated/...`. */
function titlesElsewhere(): Plugin {
  return {
    name: 'kylix-titles',
    resolveId: (id) => (id === TITLES ? `\0${TITLES}` : undefined),
    load(id) {
      if (id !== `\0${TITLES}`) return undefined;
      const pages = pagesElsewhere();
      const load = (page: string): string => `() => import(${JSON.stringify(join(page, 'index.ts'))}).then((found) => found.default)`;
      return `export default { ${pages.map((page) => `${JSON.stringify(basename(dirname(page)))}: ${load(page)}`).join(', ')} };`;
    },
  };
}

/** Only the icons that are named in icons.json, shared or of a title, out of the four thousand of the package. */
function icons(): Plugin {
  const require = createRequire(import.meta.url);
  return {
    name: 'kylix-icons',
    resolveId: (id) => (id === ICONS ? `\0${ICONS}` : undefined),
    load(id) {
      if (id !== `\0${ICONS}`) return undefined;
      const games = join(source, 'games');
      const places = [join(source, 'lib'), ...readdirSync(games).map((title) => join(games, title)), ...pagesElsewhere()];
      const wanted: Record<string, string> = {};
      for (const list of places.map((place) => join(place, 'icons.json')).filter((path) => existsSync(path))) {
        this.addWatchFile(list);
        for (const [name, icon] of Object.entries(JSON.parse(readFileSync(list, 'utf-8')) as Record<string, string>)) {
          if ((wanted[name] ??= icon) !== icon) throw new Error(`${list}: ${name} is another icon already`);
        }
      }
      const all = JSON.parse(readFileSync(require.resolve('@iconify-json/game-icons/icons.json'), 'utf-8'));
      const found: Record<string, string> = {};
      for (const [name, source] of Object.entries(wanted)) {
        const icon = all.icons[source];
        if (!icon) throw new Error(`there is no icon ${source}`);
        found[name] = icon.body;
      }
      return `export default ${JSON.stringify(found)};`;
    },
  };
}

/** Beside every text of the built page one for Brotli and one for gzip: the server sends the smallest that a browser takes. */
function compressed(): Plugin {
  let out = '';
  return {
    name: 'kylix-compressed',
    apply: 'build',
    configResolved: (config) => {
      out = config.build.outDir;
    },
    closeBundle() {
      // A build that failed wrote nothing; its own words are to be read, not that a folder is missing.
      if (!existsSync(out)) return;
      for (const name of readdirSync(out, { recursive: true, encoding: 'utf-8' })) {
        if (!/\.(html|js|css|svg|json)$/.test(name)) continue;
        const file = join(out, name);
        const text = readFileSync(file);
        const made = {
          br: brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT } }),
          gz: gzipSync(text, { level: 9 }),
        };
        for (const [ending, bytes] of Object.entries(made)) if (bytes.length < text.length * 0.9) writeFileSync(`${file}.${ending}`, bytes);
      }
    },
  };
}

export default defineConfig({
  plugins: [titlesElsewhere(), icons(), pictures(join(source, 'games'), pagesElsewhere()), svelte(), compressed()],
  resolve: {
    alias: { $generated: join(source, 'generated'), $lib: join(source, 'lib'), $parts: join(source, 'parts') },
    dedupe: ['svelte'],
    // Tests run what a browser would: the client's half of Svelte.
    ...(process.env.VITEST ? { conditions: ['browser'] } : {}),
  },
  test: { environment: 'happy-dom', include: ['tests/**/*.test.ts'] },
  build: {
    outDir: process.env.KYLIX_WEB_OUT ?? '../.kylix/web',
    emptyOutDir: true,
    assetsInlineLimit: 2048,
    target: 'es2022',
    chunkSizeWarningLimit: 900,
  },
  server: {
    host: '127.0.0.1',
    // The catalogues, and cases that the tests in Python read too.
    fs: { allow: ['..'] },
    proxy: { '/api': { target: process.env.KYLIX_SERVER ?? 'http://127.0.0.1:8000', ws: true } },
  },
});
