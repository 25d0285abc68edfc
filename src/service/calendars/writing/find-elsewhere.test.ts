import { expect, test } from 'vitest';
import type { CalendarProblem } from '../../../contract/index.ts';
import { CalendarError } from '../calendar-error.ts';
import { findElsewhere } from './find-elsewhere.ts';

/** Searches a server whose searches fail. */
function search(problem: CalendarProblem): Promise<unknown> {
  const find = () => Promise.reject(new CalendarError(problem));
  return findElsewhere({ find }, { calendarUrl: 'https://calendar.example/', uid: 'a' });
}

test.each<CalendarProblem>(['unexpected_status', 'not_found'])(
  'finds nothing on a server without searches: %s',
  async (problem) => {
    expect(await search(problem)).toBeUndefined();
  },
);

test.each<CalendarProblem>(['timeout', 'unauthorized', 'unreachable', 'too_large'])(
  'does not take an entry for gone because a search failed: %s',
  async (problem) => {
    await expect(search(problem)).rejects.toThrow(problem);
  },
);
