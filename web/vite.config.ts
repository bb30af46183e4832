import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const NAME = 'virtual:icons';

/** Only the icons that are named in src/lib/icons.json, out of the four thousand of the package. */
function icons(): Plugin {
  const require = createRequire(import.meta.url);
  return {
    name: 'kylix-icons',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load(id) {
      if (id !== `\0${NAME}`) return undefined;
      const list = new URL('./src/lib/icons.json', import.meta.url);
      this.addWatchFile(list.pathname);
      const wanted = JSON.parse(readFileSync(list, 'utf-8')) as Record<string, string>;
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

export default defineConfig({
  plugins: [icons(), svelte()],
  // Tests run what a browser would: the client's half of Svelte.
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
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
    proxy: { '/api': { target: process.env.KYLIX_SERVER ?? 'http://127.0.0.1:8000', ws: true } },
  },
});
