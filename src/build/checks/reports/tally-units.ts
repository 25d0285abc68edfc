import { relative } from 'node:path';
import { describeFailure, type Tally } from './tally.ts';

/** The part of Vitest's JSON report that is read. https://vitest.dev/guide/reporters#json-reporter */
export type UnitReport = {
  numPassedTests: number;
  testResults: readonly {
    /** The absolute path of the file. */
    name: string;
    status: string;
    message: string;
    assertionResults: readonly { fullName: string; status: string; failureMessages?: readonly string[] | null }[];
  }[];
};

/** Adds up a report of Vitest. A file that failed outside its tests, such as at an import, counts as one failure. */
export function tallyUnits({ numPassedTests, testResults }: UnitReport): Tally {
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative('.', name);
    const failed = assertionResults.filter((result) => result.status === 'failed');
    if (status === 'failed' && failed.length === 0) return [describeFailure(file, '', message)];
    return failed.map(({ fullName, failureMessages }) => describeFailure(file, fullName, failureMessages?.[0]));
  });
  return { passes: numPassedTests, failures };
}
