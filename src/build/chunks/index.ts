/**
 * Which modules a page loads together, and how it requests them.
 *
 * Design: the first screen needs one chunk, found by following its imports, never by names of folders. Everything else
 * is loaded when it is needed, and requested again if that fails. A chunk contains no part of a path except the name of
 * the folder it begins in, which is the first part of its own name.
 */
export { compileEagerly } from './compile-eagerly.ts';
export { withConsole } from './console.ts';
export { firstScreenChunk } from './first-screen.ts';
export { makePinnedBuild, withPinnedBuild } from './pinned-build.ts';
export { plainDynamicImports } from './plain-dynamic-imports.ts';
export { retryChunks } from './retry-chunks.ts';
