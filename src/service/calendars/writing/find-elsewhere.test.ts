import { expect, test } from 'vitest';
import type { CalendarProblem } from '../../../contract/index.ts';
import { asInstant } from '../../../time/index.ts';
import { CalendarError, refuseStatus } from '../calendar-error.ts';
import { changeElsewhere, findElsewhere, findInOther, isInvitation } from './find-elsewhere.ts';

const organizerAddress = 'bookings@example.com';
const elsewhere = { otherUrls: ['other'], uid: 'a', organizerAddress };
const place = { calendarUrl: 'https://calendar.example/', uid: 'a' };

/** Searches a server whose searches fail. */
function search(problem: CalendarProblem): Promise<unknown> {
  const find = () => Promise.reject(new CalendarError(problem));
  return findElsewhere({ find }, place);
}

test.each<CalendarProblem>(['unexpected_status', 'not_found'])(
  'finds nothing on a server without searches: %s',
  async (problem) => {
    expect(await search(problem)).toBeUndefined();
  },
);

test.each<CalendarProblem>(['timeout', 'unauthorized', 'unreachable', 'too_large'])(
  'does not treat an entry as gone because a search failed: %s',
  async (problem) => {
    await expect(search(problem)).rejects.toThrow(problem);
  },
);

test('does not treat an entry as gone because its server wants another password', async () => {
  const find = async () => refuseStatus({ status: 401, headers: {} }, asInstant(0));
  await expect(findElsewhere({ find }, place)).rejects.toThrow('unauthorized');
});

test.each([502, 503, 504])('does not treat an entry as gone because its server was down: %i', async (status) => {
  const find = async () => refuseStatus({ status, headers: {} }, asInstant(0));
  await expect(findElsewhere({ find }, place)).rejects.toThrow('unexpected_status');
  await expect(changeElsewhere({ find }, { ...elsewhere, change: async () => true })).rejects.toThrow();
});

test.each([400, 401, 403, 404, 410])('finds nothing in another calendar that refuses a search: %i', async (status) => {
  const find = async () => refuseStatus({ status, headers: {} }, asInstant(0));
  expect(await findInOther({ find }, place)).toBeUndefined();
});

test.each([429, 503])('does not know whether another calendar holds an entry if it answers %i', async (status) => {
  const find = async () => refuseStatus({ status, headers: {} }, asInstant(0));
  await expect(findInOther({ find }, place)).rejects.toThrow();
});

test.each([400, 403, 405, 501])('treats a server that cannot search as one without the entry: %i', async (status) => {
  const find = async () => refuseStatus({ status, headers: {} }, asInstant(0));
  expect(await findElsewhere({ find }, place)).toBeUndefined();
});

test.each<CalendarProblem>(['unauthorized', 'not_found'])(
  'does not change an entry in a calendar that is only shared with the host: %s',
  async (problem) => {
    const find = async (url: string) => ({ url, file: 'UID:a', etag: undefined });
    const changes: string[] = [];
    const change = async ({ url }: { readonly url: string }) => {
      if (url === 'shared') throw new CalendarError(problem);
      return changes.push(url) > 0;
    };
    expect(await changeElsewhere({ find }, { ...elsewhere, otherUrls: ['shared'], change })).toBe('absent');
    expect(await changeElsewhere({ find }, { ...elsewhere, otherUrls: ['shared', 'own'], change })).toBe('changed');
    expect(changes).toEqual(['own']);
  },
);

test('does not treat a moved entry as absent if it has changed since it was read', async () => {
  const find = async (url: string) => ({ url, file: 'UID:a', etag: '"1"' });
  expect(await changeElsewhere({ find }, { ...elsewhere, change: async () => false })).toBe('conflict');
});

test.each<[organizer: string, isByMail: boolean]>([
  ['ORGANIZER:mailto:bookings@example.com', true],
  ['ORGANIZER;CN="Grace: at noon":MAILTO:Bookings@example.com', true],
  ['ORGANIZER;CN=Grace:mailto:book\r\n ings@example.com', true],
  ['ORGANIZER:mailto:grace@example.com', false],
  ['ATTENDEE:mailto:bookings@example.com', false],
])('treats an entry as an invitation by mail only if our emails have the same organizer: %s', (line, isByMail) => {
  const file = `BEGIN:VEVENT\r\nUID:a\r\n${line}\r\nEND:VEVENT\r\n`;
  expect(isInvitation({ file }, organizerAddress)).toBe(isByMail);
  expect(isInvitation({ file }, undefined)).toBe(false);
});
