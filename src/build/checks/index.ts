/**
 * What holds the project together: the tests and how they run, `npm run check`, and rules about its own files.
 *
 * The decision behind it: where results must not depend on the zone of the machine, using that zone throws in tests.
 * This proves more than running them in three zones, and takes a third of the time, so they can run before every
 * commit.
 */
export { testSettings } from './test-settings.ts';
