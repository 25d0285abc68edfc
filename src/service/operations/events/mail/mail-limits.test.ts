import { expect, test } from 'vitest';
import { refuse } from '../../../../contract/index.ts';
import { makeMember, mondayMorning, openService, type TestAccount } from '../../../testing/index.ts';
import type { MailLimits } from '../../context.ts';

const countedMails: unknown[] = [];
let isFull = false;
const mailLimits: MailLimits = {
  async attempt(mails, change) {
    if (isFull) return refuse({ code: 'too_many_requests', retryAfterSeconds: 60 });
    countedMails.push(mails);
    return change();
  },
};
const service = await openService(() => ({ sendsMail: true, mailLimits }));
const silent = await openService(() => ({ mailLimits }));

const hours = Array.from({ length: 8 }, (_, hour) => `2026-03-03T${String(9 + hour).padStart(2, '0')}:00:00+01:00`);
const [nine = '', ten = ''] = hours;
const fields = [
  { identifier: 'name', type: 'text', is_required: true },
  { identifier: 'email', type: 'email', is_required: true },
  { identifier: 'team', type: 'multiple_emails' },
] as const;
const answers = { name: 'Ada', email: 'ada@example.com', team: ['bo@example.com', 'cy@example.com'] };

async function reschedule(account: TestAccount, id: string, start: string) {
  return service.send(account, `POST /events/${id}/reschedule`, { start });
}

/** Reschedules an event back and forth, and returns the statuses that were not 200. */
async function refusalsOf(account: TestAccount, id: string, times: number): Promise<number[]> {
  const statuses: number[] = [];
  for (let turn = 0; turn < times; turn += 1) {
    statuses.push((await reschedule(account, id, hours[(turn + 1) % hours.length] ?? '')).status);
  }
  return statuses.filter((status) => status !== 200);
}

test('counts the emails of a booking, a reschedule, a change of host and an email sent again', async () => {
  const account = await service.account({ fields });
  const { accountId } = account;
  const colleague = await makeMember(service.store, accountId, 'member');
  countedMails.length = 0;
  const { id } = (await service.book(account, nine, { answers })).body.data;
  await reschedule(account, id, ten);
  await service.send(account, `POST /events/${id}/reassign`, { host_id: colleague });
  const [mail] = (await service.send(account, `GET /mails?event_id=${id}`)).body.data.data;
  expect((await service.send(account, `POST /mails/${mail.id}/resend`)).status).toBe(201);
  await service.send(account, `POST /events/${id}/cancel`);
  expect(countedMails).toEqual([4, 4, 5, 1].map((amount) => ({ accountId, amount })));
});

test('books nothing that would exceed the limit of mail, and still cancels', async () => {
  const account = await service.account();
  const { id } = (await service.book(account, nine)).body.data;
  isFull = true;
  const refusals = [await service.book(account, ten), await reschedule(account, id, ten)];
  const cancellation = await service.send(account, `POST /events/${id}/cancel`);
  isFull = false;
  expect([...refusals, cancellation].map(({ status }) => status)).toEqual([429, 429, 200]);
  expect(refusals[0]?.headers.get('retry-after')).toBe('60');
  expect(refusals.map(({ body }) => body.error.reason)).toEqual(['too_much_mail', 'too_much_mail']);
  expect((await service.book(account, ten)).status).toBe(201);
});

test('counts no mail where none is sent', async () => {
  const account = await silent.account();
  countedMails.length = 0;
  await silent.book(account, nine);
  expect(countedMails).toEqual([]);
});

test('refuses the twenty-first change of one event within an hour, and allows it later', async () => {
  const account = await service.account();
  const { id } = (await service.book(account, nine)).body.data;
  expect(await refusalsOf(account, id, 22)).toEqual([429, 429]);
  const other = (await service.book(account, nine)).body.data;
  expect((await reschedule(account, other.id, '2026-03-04T10:00:00+01:00')).status).toBe(200);
  service.holdClock('2026-03-02T09:00:01+01:00');
  expect((await reschedule(account, id, '2026-03-04T09:00:00+01:00')).status).toBe(200);
  service.holdClock(mondayMorning);
});
