/**
 * What the build does beyond bundling: it hardens the widget against pages and networks that would break it, and writes
 * the files beside its modules.
 *
 * Design: libraries stay as they are published. Where a page would break them, the build rewrites them.
 *
 * Scripts of package.json run its folders: `node` links the Node.js that runs them, `dependencies` audits the installed
 * packages, `checks` runs the tests and sums up their reports, and `output` decides what to build again.
 */
export {
  compileEagerly,
  firstScreenChunk,
  makePinnedBuild,
  plainDynamicImports,
  retryChunks,
  withConsole,
  withPinnedBuild,
} from './chunks/index.ts';
export { consoleFromSource, hotStylesAndWords, pagesFromSource } from './develop/index.ts';
export { harden } from './harden/index.ts';
export { declarations, elementManifest, migrations } from './package/index.ts';
export { shortNames } from './short-names/index.ts';
export { compressed, hostPage } from './static-files.ts';
