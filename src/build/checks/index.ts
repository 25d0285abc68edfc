/**
 * How the project checks itself: how tests run, `npm run check`, and rules about its own files.
 *
 * Design: where results must not depend on the zone of the machine, using that zone throws in tests. This proves more
 * than running them in three zones, and takes a third of the time, so they can run before every commit.
 */
export { testSettings } from './test-settings.ts';
