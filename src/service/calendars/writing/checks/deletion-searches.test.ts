import { expect, test } from 'vitest';
import { addMinutes, asInstant, type Instant } from '../../../../time/index.ts';
import type { OutwardRequest } from '../../../outward/index.ts';
import type { MissingEntry } from '../../../records/index.ts';
import { writeAccess } from '../../caldav/index.ts';
import { createSealer } from '../../encrypt-secrets.ts';
import { checkDeletions } from './check-deletions.ts';

const midnight = asInstant(0);
const sealer = createSealer(['one secret']);

/** An account with so many calendars, the first of which bookings are written into. */
function accountWith(count: number) {
  const owner = { accountId: 1, userId: 2 };
  const access = writeAccess({ server: 'https://calendar.example/', username: 'reader', password: 'right' });
  const calendars = Array.from({ length: count }, (_, index) => {
    const id = `calendar ${index}`;
    return { id, sealedHref: sealer.seal(`https://calendar.example/${index}/`, { ...owner, id }).sealed };
  });
  return { ...owner, id: 'source', secret: sealer.seal(access, { ...owner, id: 'source' }), calendars };
}

/** Checks entries that no calendar holds; returns which count as deleted, and what was requested. */
async function check(
  source: ReturnType<typeof accountWith>,
  { missing: count, now }: { missing: number; now: Instant },
) {
  const [calendar] = source.calendars;
  if (!calendar) throw new Error('the account has no calendar');
  const missing: MissingEntry[] = Array.from({ length: count }, (_, index) => ({
    eventId: String(index),
    icsUid: `${index}@sched-booking`,
    calendar,
  }));
  const requests: OutwardRequest[] = [];
  const deletions: string[] = [];
  const records = {
    listMissingEntries: async () => missing,
    recordDeletedEntries: async ({ eventIds }: { readonly eventIds: readonly string[] }) =>
      void deletions.push(...eventIds),
  };
  const request = async (options: OutwardRequest) => {
    requests.push(options);
    const isSearch = options.method === 'REPORT';
    const body = [Buffer.from(isSearch ? '<multistatus xmlns="DAV:"/>' : '')];
    return { status: isSearch ? 207 : 404, headers: {}, body, url: options.url };
  };
  await checkDeletions(
    { records, request, sealer, sendsMail: true },
    {
      source,
      writtenBefore: now,
      now,
      signal: new AbortController().signal,
    },
  );
  return { deletions, requests };
}

test('looks for a missing entry once in each calendar of its account', async () => {
  const { deletions, requests } = await check(accountWith(3), { missing: 1, now: midnight });
  expect(deletions).toEqual(['0']);
  expect(requests.map(({ method, url }) => `${method} ${new URL(url).pathname}`)).toEqual([
    ...['GET /0/0%40sched-booking.ics', 'REPORT /0/', 'REPORT /1/', 'REPORT /2/'],
  ]);
});

test('sends at most 60 searches of other calendars after a reading, and leaves the rest to the next ones', async () => {
  const source = accountWith(20);
  const { deletions, requests } = await check(source, { missing: 10, now: midnight });
  expect(deletions).toEqual(['0', '1', '2']);
  expect(requests.filter(({ method, url }) => method === 'REPORT' && !url.endsWith('/0/'))).toHaveLength(60);
  expect((await check(source, { missing: 10, now: addMinutes(midnight, 8) })).deletions).toEqual(['0', '8', '9']);
});

test('looks up at most 20 missing entries after a reading, others the next time', async () => {
  const source = accountWith(1);
  const [first, next] = [midnight, addMinutes(midnight, 5)];
  expect((await check(source, { missing: 25, now: first })).deletions).toHaveLength(20);
  expect((await check(source, { missing: 25, now: next })).deletions).toContain('24');
});
