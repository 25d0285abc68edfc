import { expect, test } from 'vitest';
import { tallyJourneys } from './tally-journeys.ts';
import { tallyUnits } from './tally-units.ts';

test('names each failed unit test, with the first line of its error', () => {
  const { passes, failures } = tallyUnits({
    numPassedTests: 7,
    testResults: [
      {
        name: `${process.cwd()}/src/slots/open-slots.test.ts`,
        status: 'failed',
        message: '',
        assertionResults: [
          { fullName: 'keeps the buffer', status: 'passed' },
          {
            fullName: 'shares a day',
            status: 'failed',
            failureMessages: ['\u001b[31mAssertionError: expected 2 to be 1\u001b[39m\n    at open-slots.test.ts:4'],
          },
        ],
      },
    ],
  });
  expect(passes).toBe(7);
  expect(failures).toEqual(['src/slots/open-slots.test.ts: shares a day: AssertionError: expected 2 to be 1']);
});

test('counts a test file that could not be loaded as one failure', () => {
  const file = {
    name: `${process.cwd()}/src/a.test.ts`,
    status: 'failed',
    message: 'No such module',
    assertionResults: [],
  };
  expect(tallyUnits({ numPassedTests: 0, testResults: [file] }).failures).toEqual(['src/a.test.ts: No such module']);
});

test('names each failed journey with its browser, and counts a flaky one as passed', () => {
  const journey = (title: string, status: string, message?: string) => ({
    file: 'journeys/book.spec.ts',
    title,
    tests: [{ projectName: 'firefox', status, results: [{}, message === undefined ? {} : { error: { message } }] }],
  });
  const specs = [journey('books', 'unexpected', 'Timed out'), journey('cancels', 'flaky')];
  const { passes, failures } = tallyJourneys({
    suites: [{ specs: [], suites: [{ specs }] }],
    errors: [],
    stats: { expected: 3, flaky: 1 },
  });
  expect(passes).toBe(4);
  expect(failures).toEqual(['journeys/book.spec.ts: books (firefox): Timed out']);
});

test('counts an error outside the journeys', () => {
  const errors = [{ message: 'The server does not start.' }];
  expect(tallyJourneys({ suites: [], errors, stats: { expected: 0, flaky: 0 } }).failures).toEqual([
    'outside the journeys: The server does not start.',
  ]);
});
