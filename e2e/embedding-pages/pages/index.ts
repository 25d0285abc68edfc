/**
 * Pages of other people, by what is special about them, as data; each engine's journeys visit them.
 *
 * The decision behind it: a page is what a server sends and what its scripts do, never what a test tool does to it, so
 * that any engine that opens it sees the same.
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
