declare module '*.css?inline' {
  const css: string;
  export default css;
}

declare module '*.md?raw' {
  const text: string;
  export default text;
}

/** The address of the single-file build, relative to the script at its stable address. The build inserts it. */
declare const PINNED_BUILD: string;
