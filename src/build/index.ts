/**
 * What the build does beyond bundling: it hardens the widget against what pages and networks do to
 * it, and writes what goes with its files.
 *
 * The decision behind it: libraries stay as they are published; where a page would break them, the build rewrites them.
 *
 * Its rooms hold what scripts of package.json run: `node` links the Node.js that runs them, `dependencies` audits what is
 * installed, `checks` sums up the reports of the tests, `output` decides whether the
 * widget is built again.
 */
export {
  firstScreenChunk,
  makePinnedBuild,
  plainDynamicImports,
  retryChunks,
  withPinnedBuild,
} from './chunks/index.ts';
export { hotStylesAndWords, pagesFromSource } from './develop/index.ts';
export { harden } from './harden/index.ts';
export { declarations, elementManifest, migrations } from './package/index.ts';
export { compressed, hostPage } from './written-files.ts';
