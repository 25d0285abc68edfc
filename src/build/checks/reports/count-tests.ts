import { readFileSync } from 'node:fs';
import { exit, stdout } from 'node:process';
import { tallyJourneys, tallyUnits } from './index.ts';
import type { Tally } from './tally.ts';

/** Reports that `npm test` writes. One that is missing is a failure: its runner was not started or did not finish. */
const expected = [tally('unit', tallyUnits), tally('journeys', tallyJourneys)];
/** The service's tests on other databases and on a cluster, where these are installed. */
const again = ['pgbouncer', 'citus', 'cluster'].map((name) => tally(name, tallyUnits, []));
const tallies = [...expected, ...again];

const failures = tallies.flatMap((report) => report.failures);
for (const failure of failures) stdout.write(`FAILED ${failure}\n`);
const passes = tallies.reduce((sum, report) => sum + report.passes, 0);
stdout.write(`${passes} passed, ${failures.length} failed\n`);
exit(failures.length > 0 ? 1 : 0);

/** Reads a report and adds it up. `unreadable` are its failures if there is none. */
function tally<Report>(
  name: string,
  addUp: (report: Report) => Tally,
  unreadable: readonly string[] = ['there is no report'],
): Tally {
  const { passes, failures: failed } = readReport<Report, Tally>(name, addUp) ?? { passes: 0, failures: unreadable };
  return { passes, failures: failed.map((failure) => `${name}: ${failure}`) };
}

function readReport<Report, Result>(name: string, read: (report: Report) => Result): Result | undefined {
  let text: string;
  try {
    text = readFileSync(`e2e/.results/${name}.json`, 'utf8');
  } catch {
    return undefined; // the runner did not finish
  }
  return read(JSON.parse(text));
}
