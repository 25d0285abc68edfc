/**
 * What holds the project together: the tests and how they run, `npm run check`, and rules about its own files.
 *
 * The decision behind it: a folder whose results may depend on the machine's zone is tested in three of them. All others
 * are tested in one, so the tests stay fast enough to be run before every commit.
 */
export { testSettings } from './test-settings.ts';
