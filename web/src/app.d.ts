/// <reference types="svelte" />
declare module 'virtual:icons' {
  const icons: Record<string, string>;
  export default icons;
}
declare module 'virtual:titles' {
  const drawings: Record<string, import('./lib/drawing').Drawing>;
  export default drawings;
}
declare module '*.css';
