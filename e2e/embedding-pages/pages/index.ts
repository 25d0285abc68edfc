/**
 * Pages of other people as data, named after what is special about them. The journeys of each engine visit them.
 *
 * Design: a page consists of what a server sends and what its scripts do, never of what a test tool does to it, so that
 * it is the same in every engine.
 */
export { behavior } from './behavior.ts';
export { recordedOn } from './console-recorder.ts';
export type { EmbeddingPage } from './embedding-page.ts';
export { inside, script } from './markup.ts';
export { placements } from './placements.ts';
export { policies } from './policies.ts';
export { polluters } from './prototype-pollution.ts';
export { scripts } from './scripts.ts';
export { type PageServer, servePages } from './serve-pages.ts';
export { styles } from './styles.ts';
