/**
 * What the test runners report, added up for the last lines of `.ci/run`: each failed test, then the line that a build
 * server reads. Whoever reads only the end of the output learns what failed.
 */
export { tallyJourneys } from './tally-journeys.ts';
export { tallyUnits } from './tally-units.ts';
