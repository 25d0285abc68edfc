import { expect, test } from 'vitest';
import { makeMember, makeWebhook, openService, ownerOf, type TestAccount } from '../testing/index.ts';

const service = await openService();

type Row = { readonly table: string; readonly row: Record<string, unknown> };

async function exportOf(account: TestAccount) {
  const request = new Request('http://service.test/v1/export');
  const response = await service.fetch(request, { session: ownerOf(account) });
  const text = await response.text();
  const lines = text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  return { response, text, first: lines[0], rows: lines.slice(1, -1) as Row[], last: lines.at(-1) };
}

test('exports every row of the account and of no other, and counts them', async () => {
  const [account, other] = [await service.account(), await service.account()];
  const booking = (await service.book(account, '2026-03-03T10:00:00+01:00')).body.data;
  const foreign = (await service.book(other, '2026-03-03T10:00:00+01:00')).body.data;
  const { response, text, first, rows, last } = await exportOf(account);
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="sched-booking-2026-03-02.jsonl"');
  expect([first.account_id, last]).toEqual([account.accountId, { rows: rows.length }]);
  const event = rows.find(({ table, row }) => table === 'events' && row.id === booking.id);
  expect(event?.row).toMatchObject({ invitee_email: 'ada@example.com', status: 'confirmed' });
  expect(text).not.toContain(foreign.id);
});

test('reads more rows than one page holds, each once', async () => {
  const account = await service.account();
  const row = { account_id: account.accountId, timezone: 'UTC', created_at: '2026-01-01Z', updated_at: '2026-01-01Z' };
  const contacts = Array.from({ length: 1200 }, (_, index) => ({
    ...row,
    id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
    name: `Contact ${index}`,
    email: `${index}@example.com`,
  }));
  await service.store.db.insertInto('contacts').values(contacts).execute();
  const { rows } = await exportOf(account);
  const names = rows.filter(({ table }) => table === 'contacts').map(({ row: { name } }) => name);
  expect([names.length, new Set(names).size]).toEqual([1200, 1200]);
});

test('does not export secrets of webhooks or API keys', async () => {
  const account = await service.account();
  const { secret } = await makeWebhook(service, account);
  const { text, rows } = await exportOf(account);
  expect(rows.map(({ table }) => table)).toEqual(expect.arrayContaining(['webhooks', 'api_keys']));
  expect([text.includes(secret), text.includes(account.key), /"(secret|hash|sealed)":/.test(text)]).toEqual([
    false,
    false,
    false,
  ]);
});

test('records in the journal who exported the account', async () => {
  const account = await service.account();
  await exportOf(account);
  const [entry] = (await service.send(account, 'GET /journal')).body.data.data;
  expect(entry).toMatchObject({
    operation: 'exportAccount',
    actor: { via: 'session', user_id: account.userId },
    subject: { kind: 'account', id: String(account.accountId) },
  });
});

test('says whether the account may be exported without exporting it', async () => {
  const account = await service.account();
  const head = (isProven: boolean) => {
    const request = new Request('http://service.test/v1/export', { method: 'HEAD' });
    return service.fetch(request, { session: { ...ownerOf(account), isProven } });
  };
  expect([(await head(true)).status, (await head(false)).status]).toEqual([200, 403]);
  expect((await service.send(account, 'GET /journal')).body.data.data).toEqual([]);
});

test('exports only for owners who have just confirmed who they are', async () => {
  const account = await service.account();
  const owner = ownerOf(account);
  const admin = await makeMember(service.store, account.accountId, 'admin');
  const refusals = await Promise.all([
    service.request('/v1/export', { session: { ...owner, isProven: false } }),
    service.request('/v1/export', { session: { ...owner, userId: admin, role: 'admin' } }),
    service.request('/v1/export', { key: account.key }),
    service.request('/v1/export', {}),
    service.request('/v1/export', { method: 'POST', body: {}, session: owner }),
  ]);
  expect(refusals.map(({ status, body }) => [status, body.error.code])).toEqual([
    [403, 'proof_required'],
    [403, 'access_denied'],
    [403, 'access_denied'],
    [401, 'unauthenticated'],
    [405, 'method_not_allowed'],
  ]);
  expect((await service.send(account, 'GET /journal')).body.data.data).toEqual([]);
});
