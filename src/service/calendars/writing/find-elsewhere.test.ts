import { expect, test } from 'vitest';
import type { CalendarProblem } from '../../../contract/index.ts';
import { CalendarError } from '../calendar-error.ts';
import { changeMoved, findElsewhere } from './find-elsewhere.ts';

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

test.each<CalendarProblem>(['unauthorized', 'not_found'])(
  'changes no entry in a calendar that is only shared with the host: %s',
  async (problem) => {
    const find = async (url: string) => ({ url, file: 'UID:a', etag: undefined });
    const changed: string[] = [];
    const change = async ({ url }: { readonly url: string }) => {
      if (url === 'shared') throw new CalendarError(problem);
      return changed.push(url) > 0;
    };
    expect(await changeMoved({ find }, { otherUrls: ['shared'], uid: 'a' }, change)).toBe(false);
    expect(await changeMoved({ find }, { otherUrls: ['shared', 'own'], uid: 'a' }, change)).toBe(true);
    expect(changed).toEqual(['own']);
  },
);
