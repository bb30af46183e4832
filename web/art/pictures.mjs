/** For Vite: paints the pictures of every title at build time, as files that are fetched when they are shown. */
import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { file } from './looks.mjs';

const PICTURES = 'virtual:pictures';

/** Where pictures are drawn: `pictures.mjs` of a title. */
function places(games, elsewhere) {
  const own = readdirSync(games).map((title) => [title, join(games, title)]);
  const others = elsewhere.map((page) => [basename(dirname(page)), page]);
  return [...own, ...others].map(([title, folder]) => [title, join(folder, 'pictures.mjs')]).filter(([, path]) => existsSync(path));
}

/** One file by day and one by night; a picture with a look of its own has the same for both. */
const sides = (picture) => (picture.look ? { day: picture.look, night: picture.look } : { day: 'black', night: 'red' });

const asData = (svg) => `data:image/svg+xml,${encodeURIComponent(svg)}`;

/**
 * `virtual:pictures` is a record `title/name` to the addresses of its two files. While developing they are data addresses.
 * @param {string} games
 * @param {string[]} elsewhere
 * @returns {import('vite').Plugin}
 */
export function pictures(games, elsewhere) {
  let building = false;
  return {
    name: 'kylix-pictures',
    configResolved: (config) => {
      building = config.command === 'build';
    },
    resolveId: (id) => (id === PICTURES ? `\0${PICTURES}` : undefined),
    async load(id) {
      if (id !== `\0${PICTURES}`) return undefined;
      const entries = [];
      for (const [title, path] of places(games, elsewhere)) {
        this.addWatchFile(path);
        const drawn = (await import(pathToFileURL(path).href)).default;
        for (const [name, picture] of Object.entries(drawn)) {
          const address = (look) => {
            const svg = file(picture, look);
            if (!building) return JSON.stringify(asData(svg));
            const handle = this.emitFile({ type: 'asset', name: `${title}-${name.toLowerCase()}-${look}.svg`, source: svg });
            return `import.meta.ROLLUP_FILE_URL_${handle}`;
          };
          const { day, night } = sides(picture);
          const one = address(day);
          entries.push(`${JSON.stringify(`${title}/${name}`)}: [${one}, ${day === night ? one : address(night)}]`);
        }
      }
      return `export default { ${entries.join(',\n')} };`;
    },
  };
}
