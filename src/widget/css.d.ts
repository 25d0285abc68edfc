declare module '*.css?inline' {
  const css: string;
  export default css;
}

declare module '*.md?raw' {
  const text: string;
  export default text;
}

/** Where the build that is one file is, from the script at its stable address; the build puts it in. */
declare const PINNED_BUILD: string;
