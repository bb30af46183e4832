/** Standing, sitting and striding figures: a pose is a list of angles. */
import { head } from './heads.mjs';
import { dot, line, n, over, P, path, place } from './strokes.mjs';

const rad = (a) => (a * Math.PI) / 180;
const step = (p, a, l) => [p[0] + Math.sin(rad(a)) * l, p[1] + Math.cos(rad(a)) * l];
const limb = (a, b, wa, wm, wb, cls, lean = 0) => {
  const dx = b[0] - a[0],
    dy = b[1] - a[1],
    L = Math.hypot(dx, dy) || 1,
    nx = -dy / L,
    ny = dx / L;
  const at = (t, w) => [a[0] + dx * t + nx * w, a[1] + dy * t + ny * w];
  return path(
    `M${P([at(0, wa)])}C${P([at(0.25, wm + wm * lean), at(0.5, wm + wm * lean), at(1, wb)])}A${n(wb)} ${n(wb)} 0 0 0 ${P([at(1, -wb)])}C${P([at(0.5, -wm + wm * lean), at(0.25, -wm + wm * lean), at(0, -wa)])}A${n(wa)} ${n(wa)} 0 0 0 ${P([at(0, wa)])}Z`,
    cls,
  );
};
/** Poses are angles: 0 hangs down, 90 points forward, 180 up. [thigh, shin] and [upper arm, forearm] per side. */
export const POSES = {
  stand: { lean: 0, legF: [8, -4], legB: [-8, -10], armF: [25, 70], armB: [-12, 10] },
  stride: { lean: 8, legF: [42, -6], legB: [-22, -48], armF: [95, 100], armB: [70, 95] },
  thrust: { lean: 22, legF: [60, -2], legB: [-30, -44], armF: [85, 92], armB: [60, 88] },
  hurl: { lean: 2, legF: [38, -4], legB: [-26, -40], armF: [92, 96], armB: [-120, -190] },
  smite: { lean: 6, legF: [40, 0], legB: [-28, -42], armF: [80, 96], armB: [-110, -215] },
  lift: { lean: 0, legF: [14, -4], legB: [-14, -18], armF: [140, 165], armB: [-150, -172] },
  offer: { lean: 4, legF: [16, -4], legB: [-10, -16], armF: [62, 105], armB: [40, 95] },
  sit: { lean: 6, legF: [84, 6], legB: [74, -8], armF: [60, 108], armB: [20, 70] },
  slump: { lean: 24, legF: [84, 2], legB: [70, -14], armF: [30, 150], armB: [20, 60] },
  lie: { lean: -62, legF: [78, 84], legB: [70, 40], armF: [50, 110], armB: [-40, -60] },
  bow: { lean: 4, legF: [36, -2], legB: [-24, -38], armF: [88, 90], armB: [-84, 78] },
  bound: { lean: 0, legF: [4, -2], legB: [-4, -6], armF: [-18, -40], armB: [-24, -46] },
  row: { lean: 14, legF: [84, 10], legB: [78, 0], armF: [66, 84], armB: [60, 80] },
};
/** A figure about 100 high, feet on y 0, facing right. dress: nude, tunic, robe, cuirass. */
export function figure({ pose = 'stand', dress = 'tunic', cloth = 'p', skin = 'f', head: h = {}, hold = '', holdB = '', cloak = '' } = {}) {
  const q = typeof pose === 'string' ? POSES[pose] : pose;
  const hip = [0, 0],
    neck = step(hip, 180 - q.lean, 30);
  const kF = step(hip, q.legF[0], 25),
    aF = step(kF, q.legF[1], 24),
    kB = step(hip, q.legB[0], 25),
    aB = step(kB, q.legB[1], 24);
  const shF = step(neck, 90 - q.lean * 0.6, 7),
    shB = step(neck, -90 - q.lean * 0.6, 6);
  const eF = step([shF[0], shF[1] + 2], q.armF[0], 16),
    hF = step(eF, q.armF[1], 15),
    eB = step([shB[0], shB[1] + 2], q.armB[0], 16),
    hB = step(eB, q.armB[1], 15);
  const ground = Math.max(aF[1], aB[1]) + 4;
  let o = '';
  const foot = (a) => {
    const up = a[1] < ground - 8 ? 35 : 0;
    return `<path transform="translate(${n(a[0])} ${n(a[1])}) rotate(${up})" d="M-3.2 -1C-4.4 2 -4 4 -2 4H9C10.6 3 9 1.6 7 1C4.6 .2 3.4 -1 2.4 -3Z" class="${skin}"/>`;
  };
  const arm = (s, e, h2) => limb(s, e, 3.4, 3.6, 2.3, skin, 0.12) + limb(e, h2, 2.4, 2.7, 1.5, skin, 0.1) + dot(h2[0], h2[1], 2.3, skin);
  const leg = (k, a) => limb(hip, k, 6.6, 6.8, 3, skin, 0.14) + limb(k, a, 3, 4.1, 1.8, skin, -0.3) + foot(a);
  if (cloak)
    o += path(
      `M${P([shB])}C${P([
        [shB[0] - 12, shB[1] + 18],
        [shB[0] - 14, -4],
        [shB[0] - 20, 18],
      ])}L${P([[shB[0] + 4, 14], [4, -6], shF])}Z`,
      cloak,
    );
  o += arm(shB, eB, hB) + (holdB ? `<g transform="translate(${n(hB[0])} ${n(hB[1])})">${holdB}</g>` : '');
  o += leg(kB, aB) + leg(kF, aF);
  if (dress !== 'robe' && skin === 'f')
    o += line(
      `M${P([step(hip, q.legF[0], 9)])}Q${P([[step(hip, q.legF[0], 15)[0] + 2.2, step(hip, q.legF[0], 15)[1]], step(hip, q.legF[0], 22)])}M${n(kF[0] - 1.6)} ${n(kF[1] + 1)}q2.2 -2.6 4 0M${P([step(kF, q.legF[1], 6)])}L${P([step(kF, q.legF[1], 15)])}`,
      0.9,
    );
  // body: broad shoulders, narrow waist
  const lean = rad(q.lean);
  const T = (x, y) => [x * Math.cos(lean) - y * Math.sin(lean), x * Math.sin(lean) + y * Math.cos(lean)];
  const body = `M${P([T(-10.5, -29)])}C${P([T(-8, -32), T(8, -32), T(11, -29)])}C${P([T(13, -22), T(8, -14), T(6.4, -8)])}C${P([T(7, -4), T(8, 0), T(7, 5)])}L${P([T(-7.6, 5)])}C${P([T(-8.4, 0), T(-7, -4), T(-6, -8)])}C${P([T(-8, -14), T(-12, -22), T(-10.5, -29)])}Z`;
  o += path(body, dress === 'nude' ? skin : dress === 'cuirass' ? 'f' : cloth);
  if (dress === 'nude' && skin === 'f')
    o += line(
      `M${P([T(-7, -22)])}C${P([T(-4, -17), T(0, -18), T(1, -22)])}C${P([T(3, -17), T(7, -18), T(8.6, -23)])}M${P([T(1, -20)])}L${P([T(0.6, -6)])}M${P([T(-4, -13)])}L${P([T(5, -13)])}M${P([T(-4, -9)])}L${P([T(5, -9)])}`,
      0.9,
    );
  if (dress === 'cuirass')
    o += line(`M${P([T(-6, -21)])}c3 -4 6 0 4 3s-5 1 -3.4 -1.6M${P([T(8, -21)])}c-3 -4 -6 0 -4 3s5 1 3.4 -1.6M${P([T(-7, -6)])}L${P([T(7, -6)])}`, 1);
  if (dress === 'tunic' || dress === 'cuirass') {
    const mid = [(kF[0] + kB[0]) / 2, (kF[1] + kB[1]) / 2];
    const f = step(hip, q.legF[0] * 0.9, 17),
      b = step(hip, q.legB[0] * 0.9, 17);
    const w = 6.5;
    o += path(
      `M${P([T(-6.4, -8)])}L${P([T(6.8, -8)])}C${P([
        [f[0] + w * 0.8, f[1] * 0.3],
        [f[0] + w, f[1] * 0.6],
        [f[0] + w * (q.legF[0] > 50 ? 0.3 : 0.9), f[1] + (q.legF[0] > 50 ? 6 : 0)],
      ])}Q${P([[mid[0] * 0.5, mid[1] * 0.82]])} ${P([[b[0] - w * 0.9, b[1]]])}C${P([[b[0] - w, b[1] * 0.6], [b[0] - w * 0.8, b[1] * 0.3], T(-6.4, -8)])}Z`,
      dress === 'cuirass' ? 'p' : cloth,
    );
    o +=
      line(
        `M${P([T(-3, -6)])}L${P([[b[0] - 1, b[1] - 1]])}M${P([T(0, -6)])}L${P([[mid[0] * 0.5, mid[1] * 0.74]])}M${P([T(3, -6)])}L${P([[f[0] + 1, f[1] - 2]])}`,
        0.9,
        over(cloth),
      ) + line(`M${P([T(-6.6, -7.6)])}L${P([T(7, -7.6)])}`, 1.6, over(cloth));
  }
  if (dress === 'robe') {
    const sitting = q.legF[0] > 50;
    if (sitting)
      o +=
        path(
          `M${P([T(-7, -10), T(7, -10)])}C${P([
            [14, -8],
            [kF[0], kF[1] - 9],
            [kF[0] + 5, kF[1] - 2],
          ])}L${P([[aF[0] + 4, aF[1] - 1]])}L${P([[aB[0] - 6, aB[1]]])}C${P([
            [kB[0] - 8, kB[1] + 8],
            [-2, 12],
            [-9, 6],
          ])}Z`,
          cloth,
        ) +
        line(
          `M4 -6C14 -4 ${n(kF[0] - 4)} ${n(kF[1] - 4)} ${n(kF[0] + 1)} ${n(kF[1])}L${n(aF[0])} ${n(aF[1] - 3)}M0 -2C8 2 ${n(kF[0] - 10)} ${n(kF[1] + 1)} ${n(kF[0] - 6)} ${n(kF[1] + 5)}L${n(aB[0] - 1)} ${n(aB[1] - 2)}`,
          1,
          over(cloth),
        );
    else
      o +=
        path(
          `M${P([T(-7, -10), T(7, -10)])}C${P([
            [9, 4],
            [aF[0] + 4, 24],
            [aF[0] + 5, ground - 5],
          ])}Q${P([[0, ground - 2.5]])} ${P([[aB[0] - 6, ground - 4]])}C${P([[aB[0] - 4, 20], [-10, 4], T(-7, -10)])}Z`,
          cloth,
        ) +
        line(
          `M${P([T(-3, -8)])}C-5 12 ${n(aB[0] - 1)} 24 ${n(aB[0] - 2)} ${n(ground - 6)}M${P([T(0, -8)])}C0 12 0 24 0 ${n(ground - 5)}M${P([T(4, -8)])}C6 12 ${n(aF[0])} 24 ${n(aF[0] + 1)} ${n(ground - 6)}`,
          1,
          over(cloth),
        ) +
        line(`M${n(aB[0] - 5)} ${n(ground - 8)}Q0 ${n(ground - 6)} ${n(aF[0] + 4)} ${n(ground - 8.6)}`, 1.4, over(cloth));
    o += line(`M${P([T(-8, -28)])}C${P([T(-2, -20), T(4, -14), T(7, -10)])}M${P([T(-6.6, -9)])}L${P([T(7, -9)])}`, 1.1, over(cloth));
  }
  const hp = step(neck, 180 - q.lean * 0.5, 1);
  o += place(head({ small: true, skin, ...h }), { x: hp[0] - 6.4, y: hp[1] - 16.8, s: 0.165, turn: q.lean > 0 ? q.lean * 0.3 : q.lean * 0.4 });
  o += (hold ? `<g transform="translate(${n(hF[0])} ${n(hF[1])})">${hold}</g>` : '') + arm(shF, eF, hF);
  return `<g transform="translate(0 ${n(-ground)})">${o}</g>`;
}
