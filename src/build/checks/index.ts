/**
 * What holds the project together: the tests and how they run, `npm run check`, and rules about its own files.
 *
 * The decision behind it: where results must not depend on the zone of the machine, asking for it throws in tests. That
 * proves more than running them in several zones, and takes a third of the time: short enough for every commit.
 */
export { testSettings } from './test-settings.ts';
