import { describeFailure, type Tally } from './tally.ts';

/** The part of Playwright's JSON report that is read. https://playwright.dev/docs/test-reporters#json-reporter */
export type JourneyReport = {
  suites: readonly Suite[];
  /** Errors outside tests, such as a server that does not start. */
  errors: readonly { message?: string }[];
  stats: { expected: number; flaky: number };
};

type Suite = {
  suites?: readonly Suite[];
  specs: readonly {
    file: string;
    title: string;
    tests: readonly {
      projectName: string;
      status: string;
      results: readonly { error?: { message?: string } }[];
    }[];
  }[];
};

/** Adds up a report of Playwright. A flaky journey, which passed when it was repeated, counts as passed. */
export function tallyJourneys({ suites, errors, stats }: JourneyReport): Tally {
  const failures = [
    ...errors.map(({ message }) => describeFailure('outside the journeys', '', message)),
    ...suites.flatMap(listFailures),
  ];
  return { passes: stats.expected + stats.flaky, failures };
}

function listFailures({ suites = [], specs }: Suite): string[] {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ projectName, results }) =>
        describeFailure(file, `${title} (${projectName})`, results.at(-1)?.error?.message),
      ),
  );
  return [...own, ...suites.flatMap(listFailures)];
}
