/**
 * Which modules come to a page together, and how it asks for them.
 *
 * The decision behind it: what the first screen needs is one chunk, found by following its imports, never by names of
 * folders; all else comes when it is needed, and is requested again when it does not come. Of a path nothing is in a
 * chunk but the name of the folder it begins in, which is the first part of its own.
 */
export { withConsole } from './console.ts';
export { firstScreenChunk } from './first-screen.ts';
export { makePinnedBuild, withPinnedBuild } from './pinned-build.ts';
export { plainDynamicImports } from './plain-dynamic-imports.ts';
export { retryChunks } from './retry-chunks.ts';
