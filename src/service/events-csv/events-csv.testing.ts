import type { RequestOptions, TestAccount, TestService } from '../testing/index.ts';
import { readTable } from './read-csv.testing.ts';

type TableRequest = Pick<RequestOptions, 'key' | 'session' | 'method' | 'trusted'>;

/** Requests the table, and returns the response before its rows are read. */
export function openTable(service: TestService, query: string, { key, method = 'GET', ...env }: TableRequest) {
  const headers = key === undefined ? {} : { authorization: `Bearer ${key}` };
  const request = new Request(`http://service.test/v1/events.csv${query && `?${query}`}`, { method, headers });
  return service.fetch(request, Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined)));
}

/** Downloads the table of an account. */
export async function downloadTable(service: TestService, { key }: Pick<TestAccount, 'key'>, query = '') {
  const response = await openTable(service, query, { key });
  // `text()` would remove the byte order mark.
  const text = Buffer.from(await response.arrayBuffer()).toString();
  return { response, text, rows: response.status === 200 ? readTable(text) : [] };
}

/** Makes copies of a booking, an hour later each, for a table of several parts. Returns their ids. */
export async function copyHourly(
  { store }: TestService,
  { accountId }: Pick<TestAccount, 'accountId'>,
  { id, copies }: { readonly id: string; readonly copies: number },
): Promise<string[]> {
  const event = await store.db
    .selectFrom('events')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const ids = Array.from(
    { length: copies },
    (_, index) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
  );
  const later = (time: number, index: number) => new Date(time + (index + 1) * hourMillis).toISOString();
  const rows = ids.map((copy, index) => ({
    account_id: accountId,
    id: copy,
    event_type_id: event.event_type_id,
    host_id: event.host_id,
    meeting_id: event.meeting_id,
    invitee_name: 'Copy',
    invitee_email: 'copy@example.com',
    timezone: 'UTC',
    starts_at: later(event.starts_at, index),
    ends_at: later(event.ends_at, index),
    guests: [],
    answers: '{}',
    metadata: '{}',
    ics_uid: copy,
    created_at: longAgo,
    updated_at: longAgo,
  }));
  await store.db.insertInto('events').values(rows).execute();
  return ids;
}

const hourMillis = 3_600_000;
const longAgo = '2026-01-01T00:00:00Z';
