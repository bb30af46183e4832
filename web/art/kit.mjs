/** Everything that pictures are made of. */
export * from './strokes.mjs';
export * from './borders.mjs';
export * from './heads.mjs';
export * from './figures.mjs';
export * from './ships.mjs';
export * from './places.mjs';
export * from './more.mjs';
export { PROPS } from './props.mjs';
export { paint, scenes } from './paint.mjs';
