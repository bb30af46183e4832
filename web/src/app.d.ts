/// <reference types="svelte" />
declare module 'virtual:icons' {
  const icons: Record<string, string>;
  export default icons;
}
declare module 'virtual:titles' {
  const drawings: Record<string, () => Promise<import('./lib/drawing').Drawing>>;
  export default drawings;
}
/** `title/name` to the addresses of a picture by day and by night. */
declare module 'virtual:pictures' {
  const pictures: Record<string, [day: string, night: string] | undefined>;
  export default pictures;
}
declare module '*.css';
