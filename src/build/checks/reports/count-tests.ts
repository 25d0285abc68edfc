import { readFileSync } from 'node:fs';
import { exit, stdout } from 'node:process';
import { tallyJourneys, tallyUnits } from './index.ts';
import type { Tally } from './tally.ts';

/** If `npm test` left no report, a runner was not started or did not finish, which is a failure. */
const missing: Tally = { passes: 0, failures: ['there is no complete report'] };
/** The service's tests on other databases and on a cluster run only where these are installed. */
const notRun: Tally = { passes: 0, failures: [] };

const tallies: Record<string, Tally> = {
  unit: tally('unit', tallyUnits) ?? missing,
  journeys: tally('journeys', tallyJourneys) ?? missing,
  pgbouncer: tally('pgbouncer', tallyUnits) ?? notRun,
  citus: tally('citus', tallyUnits) ?? notRun,
  cluster: tally('cluster', tallyUnits) ?? notRun,
};

let [passed, failed] = [0, 0];
for (const [name, { passes, failures }] of Object.entries(tallies)) {
  for (const failure of failures) stdout.write(`FAILED ${name}: ${failure}\n`);
  passed += passes;
  failed += failures.length;
}
stdout.write(`${passed} passed, ${failed} failed\n`);
exit(failed > 0 ? 1 : 0);

/** Adds up a report, unless it is missing or was not written to its end. */
function tally<Report>(name: string, addUp: (report: Report) => Tally): Tally | undefined {
  const report = readReport<Report>(name);
  return report && addUp(report);
}

function readReport<Report>(name: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(`e2e/.results/${name}.json`, 'utf8'));
  } catch {
    return undefined; // the runner did not finish
  }
}
