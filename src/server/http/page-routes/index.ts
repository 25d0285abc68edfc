/**
 * Which page or file is served at which address, and with which headers.
 *
 * Design: a page that a setting turns off responds 404 like any unknown address, so that no one can tell what a server
 * could show.
 */
export { nameConsoleBuild } from './console-pages.ts';
export type { HostPages } from './host-pages.ts';
export { isPinnedPath } from './kept-builds.ts';
export { mountPages } from './pages.ts';
export { playgroundPaths } from './playground-page.ts';
