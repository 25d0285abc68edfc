/**
 * Pages of strangers, by what is special about them, as data: each engine's journeys visit them.
 *
 * The decision behind it: a page is what a server sends and what its scripts do, never what a test tool does to it, so that
 * any engine that opens it sees the same.
 */
export { habits } from './habits.ts';
export { places } from './places.ts';
export { policies } from './policies.ts';
export { polluters } from './polluters.ts';
export { scripts } from './scripts.ts';
export { styles } from './styles.ts';
export { inside, script } from './writing.ts';
