/**
 * The demonstration: the account that the playground and a first start show.
 *
 * Design: it is written like any other account, so that nothing else knows about it.
 */
export { type Demonstration, type SeedOptions, seedDemonstration } from './seed-demonstration.ts';
