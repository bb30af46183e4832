/** A ship under sail or oars; box 0..200 x -110..20, waterline at y 0. */
import { head } from './heads.mjs';
import { dot, line, n, over, path, place } from './strokes.mjs';

export function ship({ sail = 'w', mast = true, oars = 9, device = '', men = 0, furled = false, full = true } = {}) {
  let o = '';
  if (mast) {
    o += path('M98 -16L99 -104H102.4L104 -16Z', 'f') + path('M96 -106h9v-4h-9z', 'f');
    o += line('M100 -104L20 -34M101 -104L176 -30M100 -104L44 -22M101 -104L150 -22', 1, 'l');
    if (furled) o += path('M50 -98C80 -104 122 -104 152 -98L152 -92C122 -96 80 -96 50 -92Z', sail);
    else {
      o += path('M46 -98C80 -104 120 -104 156 -98C166 -76 166 -52 156 -34C122 -42 78 -42 44 -34C54 -54 54 -78 46 -98Z', sail);
      o += line('M46 -98C54 -78 54 -54 44 -34C78 -42 122 -42 156 -34C166 -52 166 -76 156 -98', 2, 'lf');
      if (full)
        o += line(
          'M68 -101C75 -80 75 -58 68 -38M90 -102C96 -80 96 -58 90 -40M112 -102C118 -80 118 -58 112 -40M134 -101C142 -80 142 -58 134 -38',
          1,
          over(sail),
        );
    }
    o += path('M42 -101C80 -107 122 -107 160 -101L160 -97.5C122 -103 80 -103 42 -97.5Z', 'f');
    if (device && !furled) o += `<g transform="translate(104 -70)">${device}</g>`;
  }
  for (let i = 0; i < men; i++)
    o += place(head({ small: true, beard: i % 2 ? 'short' : '', hat: i % 3 === 0 ? 'fillet' : '' }), { x: 30 + i * (112 / men), y: -33, s: 0.13 });
  // hull: goose-neck stern left, ram and eye right
  o += path(
    'M2 -64C-6 -58 -2 -48 5 -50C10 -40 10 -30 24 -18C60 -14 130 -14 164 -18L168 -38C176 -48 186 -44 184 -36C180 -38 176 -34 176 -28L176 -16C186 -10 196 -2 204 2C196 8 182 10 172 11C120 16 60 16 30 10C12 4 2 -14 -1 -34C-8 -48 -8 -62 2 -70C6 -74 14 -72 14 -66C10 -68 5 -68 2 -64Z',
    'f',
  );
  o += path('M24 -18L26 -25H34V-20H156L158 -26H165L164 -18C130 -14 60 -14 24 -18Z', 'f');
  o += line('M14 -16C40 -6 130 -4 172 -10M18 -9C44 1 130 3 178 -3', 1.3, 'i');
  if (full) {
    o += line('M24 -2C60 8 130 9 180 4', 1, 'i');
    for (let i = 0; i < 11; i++) o += dot(36 + i * 11.6, -11.6 + Math.sin((i / 10) * 3.14) * 2.4, 1.5, 'w');
  }
  o += `<path d="M166 -9C171 -15 180 -15 185 -9C180 -5 171 -5 166 -9Z" class="w"/><circle cx="175.6" cy="-9.6" r="2.9" class="f"/>`;
  for (let i = 0; i < oars; i++) {
    const x = 40 + i * (118 / oars);
    o += path(`M${n(x)} 0L${n(x + 1.8)} 0L${n(x - 11)} 21L${n(x - 17)} 27L${n(x - 15.4)} 20Z`, 'f');
  }
  o += path('M16 -14L20 -16L6 18L-1 24L0 14Z', 'f');
  return o;
}
