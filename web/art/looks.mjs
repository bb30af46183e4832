/**
 * The looks of a picture, and how roles become colours. A drawing names roles only; a file has plain attributes, so that it
 * needs no style sheet and looks the same in every browser.
 */
export const LOOKS = {
  /** Black-figure: black glaze on clay. The light theme; mortals. */
  black: { fig: '#1c110b', ground: '#d9894a', cut: '#e8a468', white: '#f8ead0', purple: '#7b2234', gold: '#e9bd5c', wash: '#a9581f', sea: '#c06f33', over: '#1c110b', water: '#1c110b' },
  /** Red-figure: clay on black glaze. The dark theme; gods. */
  red: { fig: '#dc8f52', ground: '#17100c', cut: '#17100c', white: '#f6e7cc', purple: '#a83d4d', gold: '#e6b95c', wash: '#7a3d17', sea: '#3a2113', over: '#17100c', water: '#8f4c1f' },
  /** White-ground: black and clay on cream slip. */
  white: { fig: '#1c110b', ground: '#f1e2c3', cut: '#f1e2c3', white: '#fffaf0', purple: '#8a2a35', gold: '#d9a53f', wash: '#c77a3d', sea: '#d8c096', over: '#1c110b', water: '#1c110b' },
};

const FILLS = { f: 'fig', g: 'ground', w: 'white', p: 'purple', o: 'gold', d: 'wash', s: 'sea', v: 'water', s2: 'fig', iw: 'cut' };
const LINES = { i: 'cut', l: 'fig', lf: 'over', lw: 'white', lp: 'purple', p0: 'purple', lg: 'ground', ld: 'wash', ldash: 'cut', ih: 'cut' };
const BLACK = '#17100c';
const CLAY = '#d9894a';
const ROUND = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' };
const DASHES = { ldash: '2 5', ih: '3 4' };

/** The attributes of one role; none for a class that only the page reads. */
function attributes(role, look) {
  if (role.startsWith('#')) return { fill: role };
  if (role in FILLS) return { fill: look[FILLS[role]] };
  if (role in DASHES) return { fill: 'none', stroke: look[LINES[role]], 'stroke-dasharray': DASHES[role] };
  if (role in LINES) return { fill: 'none', stroke: look[LINES[role]], ...ROUND };
  if (role === 'k') return { fill: BLACK };
  if (role === 'lk') return { fill: 'none', stroke: BLACK, ...ROUND };
  if (role === 'r') return { fill: CLAY };
  if (role === 'lr') return { fill: 'none', stroke: CLAY, ...ROUND };
  if (role === 'fc') return { color: look.fig };
  if (role === 'ghost') return { fill: 'none', stroke: look.fig, 'stroke-width': '1.6', 'stroke-dasharray': '5 4', opacity: '.6' };
  return {};
}

/** A drawing with the colours of a look in place of its roles. */
export function coloured(drawing, look) {
  return drawing.replace(/<(\w+)([^>]*?) class="([^"]*)"([^>]*)>/g, (_, tag, before, roles, after) => {
    const rest = before + after;
    const own = Object.assign({}, ...roles.split(' ').map((role) => attributes(role, look)));
    const added = Object.entries(own).filter(([name]) => !rest.includes(` ${name}=`));
    return `<${tag}${added.map(([name, value]) => ` ${name}="${value}"`).join('')}${rest}>`;
  });
}

/** A whole file. `box` is x, y, width, height; a picture without `bare` has the ground of its look. */
export function file({ box, art, bare = false }, look) {
  const [x, y, w, h] = box;
  const ground = bare ? '' : `<path d="M${x} ${y}h${w}v${h}h${-w}z" class="g"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${w * 2}" height="${h * 2}" viewBox="${box.join(' ')}">${coloured(ground + art(), LOOKS[look])}</svg>\n`;
}
