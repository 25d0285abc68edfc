/**
 * The demonstration: the account with which the playground and a first start have something to show.
 *
 * The decision behind it: it is written as any account is, so that nothing else knows of it.
 */
export { type Demonstration, type SeedOptions, seedDemonstration } from './seed-demonstration.ts';
