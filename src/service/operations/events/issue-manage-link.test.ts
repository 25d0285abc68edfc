import { afterEach, expect, test } from 'vitest';
import { mondayMorning, openService, type TestAccount } from '../../testing/index.ts';

const service = await openService();
const silent = await openService(() => ({ manageLink: undefined }));

afterEach(() => service.holdClock(mondayMorning));

async function bookedId(account: TestAccount): Promise<string> {
  return (await service.book(account, '2026-03-03T10:00:00+01:00')).body.data.id;
}

test('returns the invitee’s link and records that it was issued', async () => {
  const account = await service.account();
  const id = await bookedId(account);
  const { status, body } = await service.send(account, `POST /events/${id}/manage-link`);
  const link = `https://book.test/manage?event=${id}#${id}.${account.accountId}`;
  expect([status, body.data]).toEqual([200, { url: link }]);
  const [entry] = (await service.send(account, 'GET /journal')).body.data.data;
  expect(entry).toMatchObject({ operation: 'issueEventManageLink', subject: { kind: 'event', id }, fields: [] });
});

test.each([
  ['that was canceled', 'event_canceled', (account: TestAccount, id: string) => cancel(account, id)],
  ['that has started', 'event_in_past', () => service.holdClock('2026-03-03T10:00:01+01:00')],
])('issues no link for an event %s', async (_, code, change) => {
  const account = await service.account();
  const id = await bookedId(account);
  await change(account, id);
  const { status, body } = await service.send(account, `POST /events/${id}/manage-link`);
  expect([status, body.error.code]).toEqual([409, code]);
});

test('says that there is no link without a page to link to', async () => {
  const account = await silent.account();
  const { id } = (await silent.book(account, '2026-03-03T10:00:00+01:00')).body.data;
  const { status, body } = await silent.send(account, `POST /events/${id}/manage-link`);
  expect([status, body.error.message]).toEqual([503, expect.stringMatching(/does not know the address of a page/)]);
});

async function cancel(account: TestAccount, id: string): Promise<void> {
  await service.send(account, `POST /events/${id}/cancel`);
}
