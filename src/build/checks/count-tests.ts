import { readFileSync } from 'node:fs';

type UnitReport = { numPassedTests: number; numFailedTests: number };
type JourneyReport = { stats: { expected: number; unexpected: number; flaky: number } };

// Adds up what the runners wrote, for the line a build server reads. A missing report is a failure.
const unit = read<UnitReport>('e2e/.results/unit.json');
/** The service's tests on other databases and on a cluster, where these are installed. */
const again = ['pgbouncer', 'citus', 'cluster'].map((name) => read<UnitReport>(`e2e/.results/${name}.json`));
const journeys = read<JourneyReport>('e2e/.results/journeys.json');
const passes =
  (unit?.numPassedTests ?? 0) +
  again.reduce((sum, report) => sum + (report?.numPassedTests ?? 0), 0) +
  (journeys?.stats.expected ?? 0) +
  (journeys?.stats.flaky ?? 0);
const failures =
  (unit?.numFailedTests ?? 1) +
  again.reduce((sum, report) => sum + (report?.numFailedTests ?? 0), 0) +
  (journeys?.stats.unexpected ?? 1);
process.stdout.write(`${passes} passed, ${failures} failed\n`);
process.exit(failures > 0 ? 1 : 0);

function read<Report>(file: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined; // the runner did not finish
  }
}
