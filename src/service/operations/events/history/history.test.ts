import { expect, test } from 'vitest';
import { openOutbox } from '../../../open-outbox.ts';
import { ada, makeMember, openService, ownerOf, type TestAccount } from '../../../testing/index.ts';

const service = await openService(() => ({ sendsMail: true }));
const silent = await openService();

test('lists the changes of an event, with its previous starts', async () => {
  const account = await service.account({ eventType: { reminders: '[]' } });
  const { id } = (await service.book(account, '2026-03-03T10:00:00+01:00')).body.data;
  service.holdClock('2026-03-02T08:01:00+01:00');
  await service.send(account, `POST /events/${id}/reschedule`, { start: '2026-03-04T11:00:00+01:00' });
  service.holdClock('2026-03-02T08:02:00+01:00');
  await service.send(account, `PUT /events/${id}`, { host_note: 'A canary' });
  service.holdClock('2026-03-02T08:03:00+01:00');
  await service.send(account, `POST /events/${id}/cancel`, { reason: 'A canary' });
  service.holdClock('2026-03-02T08:00:00+01:00');
  const history = await historyOf(account, id);
  const actor = { via: 'key', user_id: account.userId, key_id: expect.any(Number) };
  const by = { actor, actor_name: 'Grace Hopper' };
  const at = (minute: number) => `2026-03-02T07:0${minute}:00+00:00`;
  const [first, second] = ['2026-03-03T10:00:00+01:00', '2026-03-04T11:00:00+01:00'];
  expect(history.filter(({ kind }) => kind === 'change')).toEqual([
    { kind: 'change', at: at(0), change: 'booked', ...by, to: first },
    { kind: 'change', at: at(1), change: 'rescheduled', ...by, from: first, to: second },
    { kind: 'change', at: at(2), change: 'note', ...by },
    { kind: 'change', at: at(3), change: 'canceled', ...by },
  ]);
  expect(JSON.stringify(history)).not.toContain('canary');
});

test('names the colleague who made a change, but not to a member', async () => {
  const account = await service.account({ eventType: { reminders: '[]' } });
  const member = await makeMember(service.store, account.accountId, 'member');
  const eventTypeId = await account.eventType({ host_id: member });
  const { id } = (await service.book({ ...account, eventTypeId }, '2026-03-03T10:00:00+01:00')).body.data;
  const owner = ownerOf(account);
  await service.request(`/v1/events/${id}/cancel`, { method: 'POST', session: owner });
  const readBy = async (session: typeof owner) =>
    (await service.request(`/v1/events/${id}/history`, { session })).body.data.filter(
      ({ change }: Entry) => change === 'canceled',
    );
  const entry = { kind: 'change', at: expect.any(String), change: 'canceled' };
  const actor = { via: 'session', user_id: account.userId };
  expect(await readBy(owner)).toEqual([{ ...entry, actor, actor_name: 'Grace Hopper' }]);
  expect(await readBy({ ...owner, userId: member, role: 'member' })).toEqual([{ ...entry, actor }]);
});

test('lists changes made under the id in uppercase letters', async () => {
  const account = await service.account({ eventType: { reminders: '[]' } });
  const { id } = (await service.book(account, '2026-03-03T10:00:00+01:00')).body.data;
  const cancellation = await service.send(account, `POST /events/${id.toUpperCase()}/cancel`);
  const changes = (await historyOf(account, id)).flatMap(({ change }) => change ?? []);
  expect([cancellation.status, changes]).toEqual([200, ['booked', 'canceled']]);
});

test('lists simultaneous changes in the order they were made', async () => {
  const account = await service.account({ eventType: { reminders: '[]' } });
  const { id } = (await service.book(account, '2026-03-03T10:00:00+01:00')).body.data;
  const starts = Array.from({ length: 6 }, (_, hour) => `2026-03-04T1${hour}:00:00+01:00`);
  for (const start of starts) await service.send(account, `POST /events/${id}/reschedule`, { start });
  const history = await historyOf(account, id);
  const [first, ...others] = history.flatMap(({ to }) => to ?? []);
  expect([first, others]).toEqual(['2026-03-03T10:00:00+01:00', starts]);
});

test('lists the emails and webhooks about an event', async () => {
  const account = await service.account();
  const hook = { url: 'https://example.com/hook', events: ['event.created'] };
  const webhook = (await service.send(account, 'POST /webhooks', hook)).body.data;
  const { id } = (await service.book(account, '2026-03-05T10:00:00+01:00')).body.data;
  await service.book(account, '2026-03-05T11:00:00+01:00');
  const history = await historyOf(account, id);
  expect(history.filter(({ kind }) => kind === 'webhook')).toMatchObject([{ webhook_id: webhook.id }]);
  const mails = history.flatMap(({ mail }) => (mail ? [`${mail.kind} to ${mail.address}`] : []));
  expect(mails.sort()).toEqual([
    'event.created to ada@example.com',
    'event.created to grace@example.com',
    'event.reminder to ada@example.com',
  ]);
});

test('dates a reminder that was sent when it was sent, after the changes before it', async () => {
  const account = await service.account({ eventType: { reminders: '[{"minutes_before":1440,"to":["invitee"]}]' } });
  const { id } = (await service.book(account, '2026-03-05T10:00:00+01:00')).body.data;
  const kinds = async () => (await historyOf(account, id)).map(({ change, mail }) => change ?? mail?.kind);
  const toBoth = ['event.created', 'event.created'];
  service.holdClock('2026-03-03T08:00:00+01:00');
  await service.send(account, `PUT /events/${id}`, { host_note: 'Knows us' });
  expect(await kinds()).toEqual(['booked', ...toBoth, 'note', 'event.reminder']);
  service.holdClock('2026-03-04T10:00:00+01:00');
  await sendMails();
  expect((await historyOf(account, id)).at(-1)).toMatchObject({
    at: '2026-03-04T09:00:00+00:00',
    mail: { kind: 'event.reminder', status: 'succeeded' },
  });
  service.holdClock('2026-03-02T08:00:00+01:00');
});

test('lists the booking of an old event, without who made it', async () => {
  const account = await service.account();
  const { id } = (await service.book(account, '2026-03-05T10:00:00+01:00')).body.data;
  await service.store.db.deleteFrom('journal').where('account_id', '=', account.accountId).execute();
  const [entry] = (await historyOf(account, id)).filter(({ kind }) => kind === 'change');
  expect(entry).toEqual({ kind: 'change', at: '2026-03-02T07:00:00+00:00', change: 'booked', actor: null });
});

test('lists the emails about one event or about all', async () => {
  const account = await service.account({ eventType: { reminders: '[]' } });
  const answers = { ...ada, guests: ['guest@example.com'] };
  const form = `POST /event-types/${account.eventTypeId}/booking-forms` as const;
  await service.send(account, form, { identifier: 'guests', type: 'multiple_emails' });
  const { id } = (await service.book(account, '2026-03-05T10:00:00+01:00', { answers })).body.data;
  await service.book(account, '2026-03-05T11:00:00+01:00');
  const one = (await service.send(account, `GET /mails?event_id=${id}`)).body.data;
  const all = (await service.send(account, 'GET /mails?per_page=2')).body.data;
  expect(one.data.map(({ address }: { address: string }) => address).sort()).toEqual([
    'ada@example.com',
    'grace@example.com',
    'guest@example.com',
  ]);
  expect([all.total, all.data.length]).toEqual([5, 2]);
});

test('resends an email with the event as it is now', async () => {
  const account = await service.account({ eventType: { reminders: '[]' } });
  const { id } = (await service.book(account, '2026-03-05T10:00:00+01:00')).body.data;
  const before = (await service.send(account, `GET /mails?event_id=${id}`)).body.data.data;
  const first = before.find(({ recipient }: { recipient: string }) => recipient === 'invitee');
  await service.send(account, `POST /events/${id}/reschedule`, { start: '2026-03-05T12:00:00+01:00' });
  const { status, body } = await service.send(account, `POST /mails/${first.id}/resend`);
  expect([status, body.data]).toMatchObject([
    201,
    { kind: 'event.rescheduled', recipient: 'invitee', address: 'ada@example.com', status: 'pending', event_id: id },
  ]);
  const row = service.store.db.selectFrom('deliveries').select('payload').where('id', '=', body.data.id);
  const { payload } = await row.executeTakeFirstOrThrow();
  expect(JSON.parse(payload).data.start).toBe('2026-03-05T12:00:00+01:00');
});

test('lists an email to a former host with the address it went to, and resends it to the new host', async () => {
  const account = await service.account({ eventType: { reminders: '[]' } });
  const { id } = (await service.book(account, '2026-03-05T10:00:00+01:00')).body.data;
  const colleagueId = await makeMember(service.store, account.accountId, 'member');
  const { host } = (await service.send(account, `POST /events/${id}/reassign`, { host_id: colleagueId })).body.data;
  const { data: mails } = (await service.send(account, `GET /mails?event_id=${id}`)).body.data;
  const toHosts: SentMail[] = mails.filter(({ recipient }: SentMail) => recipient === 'host');
  const addresses = Object.fromEntries(toHosts.map(({ kind, address }) => [kind, address]));
  expect(addresses).toEqual({ 'event.created': 'grace@example.com', 'event.reassigned': host.email });
  const first = toHosts.find(({ kind }) => kind === 'event.created');
  const { body } = await service.send(account, `POST /mails/${first?.id}/resend`);
  expect(body.data).toMatchObject({ kind: 'event.reassigned', address: host.email });
});

test('names the language of each email: the one it was written in, or while it waits, the one it would be in', async () => {
  const account = await service.account();
  const { id } = (await service.book(account, '2026-03-05T10:00:00+01:00', { locale: 'de-AT' })).body.data;
  const languages = async () => {
    const mails = (await historyOf(account, id)).flatMap(({ mail }) => mail ?? []);
    return Object.fromEntries(mails.map(({ kind, recipient, locale }) => [`${kind} to ${recipient}`, locale]));
  };
  const toInvitee = { 'event.created to invitee': 'de', 'event.reminder to invitee': 'de' };
  expect(await languages()).toEqual({ ...toInvitee, 'event.created to host': 'en' });
  await service.send(account, 'PUT /users/me', { locale: 'fr' });
  expect(await languages()).toEqual({ ...toInvitee, 'event.created to host': 'fr' });
  await sendMails();
  await service.send(account, 'PUT /users/me', { locale: 'it' });
  expect(await languages()).toEqual({ ...toInvitee, 'event.created to host': 'fr' });
});

test('names the language of an email to a former host only once it is written', async () => {
  const account = await service.account({ eventType: { reminders: '[]' } });
  await service.send(account, 'PUT /users/me', { locale: 'sv' });
  const { id } = (await service.book(account, '2026-03-05T10:00:00+01:00')).body.data;
  const colleagueId = await makeMember(service.store, account.accountId, 'member');
  await service.send(account, `POST /events/${id}/reassign`, { host_id: colleagueId });
  const language = async () => {
    const mails = (await historyOf(account, id)).flatMap(({ mail }) => mail ?? []);
    return mails.find(({ recipient }) => recipient === 'former_host')?.locale;
  };
  expect(await language()).toBeUndefined();
  await sendMails();
  expect(await language()).toBe('sv');
});

test('lists a reminder with the address of the host who got it', async () => {
  const account = await service.account({ eventType: { reminders: '[{"minutes_before":1440,"to":["host"]}]' } });
  const { id } = (await service.book(account, '2026-03-05T10:00:00+01:00')).body.data;
  service.holdClock('2026-03-04T10:00:00+01:00');
  await sendMails();
  const colleagueId = await makeMember(service.store, account.accountId, 'member');
  const reassignment = await service.send(account, `POST /events/${id}/reassign`, { host_id: colleagueId });
  expect([reassignment.status, reassignment.body.data?.host.name]).toEqual([200, 'Member']);
  service.holdClock('2026-03-02T08:00:00+01:00');
  const { data: mails } = (await service.send(account, `GET /mails?event_id=${id}`)).body.data;
  const reminders = mails.filter(({ kind }: SentMail) => kind === 'event.reminder');
  expect(reminders.map(({ address }: SentMail) => address)).toEqual(['grace@example.com']);
});

test('sends at most ten emails an hour about an event to one address, and says when another may follow', async () => {
  const account = await service.account({ eventType: { reminders: '[]' } });
  const { id } = (await service.book(account, '2026-03-05T14:00:00+01:00')).body.data;
  const mails = (await service.send(account, `GET /mails?event_id=${id}`)).body.data.data;
  const resend = async (to: string) => {
    const { id: mail } = mails.find(({ recipient }: { recipient: string }) => recipient === to);
    const { status, headers } = await service.send(account, `POST /mails/${mail}/resend`);
    return status === 429 ? `429, in ${headers.get('retry-after')} s` : status;
  };
  const replies: unknown[] = [];
  for (let count = 0; count < 10; count += 1) {
    if (count === 5) service.holdClock('2026-03-02T08:20:00+01:00');
    replies.push(await resend('invitee'));
  }
  expect(replies).toEqual([...Array(9).fill(201), '429, in 2400 s']);
  expect(await resend('host')).toBe(201);
  service.holdClock('2026-03-02T09:00:00+01:00');
  expect(await resend('invitee')).toBe(201);
  service.holdClock('2026-03-02T08:00:00+01:00');
});

test('counts no planned reminder as an email of this hour', async () => {
  const reminders = [1440, 60].map((minutes_before) => ({ minutes_before, to: ['invitee'] }));
  const account = await service.account({ eventType: { reminders: JSON.stringify(reminders) } });
  const { id } = (await service.book(account, '2026-03-05T16:00:00+01:00')).body.data;
  const { data: mails } = (await service.send(account, `GET /mails?event_id=${id}`)).body.data;
  const first = mails.find(({ kind, recipient }: SentMail) => kind === 'event.created' && recipient === 'invitee');
  const statuses: number[] = [];
  for (let count = 0; count < 10; count += 1) {
    statuses.push((await service.send(account, `POST /mails/${first?.id}/resend`)).status);
  }
  expect(statuses).toEqual([...Array(9).fill(201), 429]);
});

test('counts the emails resent after a reassignment for the new host', async () => {
  const account = await service.account({ eventType: { reminders: '[]' } });
  const { id } = (await service.book(account, '2026-03-05T15:00:00+01:00')).body.data;
  const { data: mails } = (await service.send(account, `GET /mails?event_id=${id}`)).body.data;
  const first = mails.find(({ recipient }: SentMail) => recipient === 'host');
  const colleagueId = await makeMember(service.store, account.accountId, 'member');
  await service.send(account, `POST /events/${id}/reassign`, { host_id: colleagueId });
  const statuses: number[] = [];
  for (let count = 0; count < 10; count += 1) {
    statuses.push((await service.send(account, `POST /mails/${first?.id}/resend`)).status);
  }
  // The reassignment was the first email to them.
  expect(statuses).toEqual([...Array(9).fill(201), 429]);
});

test('resends nothing about a past event', async () => {
  const account = await service.account();
  const { id } = (await service.book(account, '2026-03-02T10:00:00+01:00')).body.data;
  const [mail] = (await service.send(account, `GET /mails?event_id=${id}`)).body.data.data;
  service.holdClock('2026-03-02T10:00:01+01:00');
  const { status, body } = await service.send(account, `POST /mails/${mail.id}/resend`);
  service.holdClock('2026-03-02T08:00:00+01:00');
  expect([status, body.error.code]).toEqual([409, 'event_in_past']);
});

test('resends nothing where no mail is sent', async () => {
  const account = await silent.account();
  const { id } = (await silent.book(account, '2026-03-05T10:00:00+01:00')).body.data;
  const row = { account_id: account.accountId, id: crypto.randomUUID(), about_event: id, payload: '{}' };
  const times = { created_at: '2026-01-01T00:00:00Z', updated_at: '2026-01-01T00:00:00Z' };
  const mail = { ...row, ...times, recipient: 'host', kind: 'event.created' } as const;
  await silent.store.db.insertInto('deliveries').values(mail).execute();
  const { status, body, headers } = await silent.send(account, `POST /mails/${row.id}/resend`);
  expect([status, body.error.message]).toEqual([503, 'This service sends no email.']);
  expect(headers.get('retry-after')).toBe('300');
});

test('does not resend a webhook’s delivery as an email', async () => {
  const account = await service.account();
  const hook = { url: 'https://example.com/hook', events: ['event.created'] };
  const webhook = (await service.send(account, 'POST /webhooks', hook)).body.data;
  await service.book(account, '2026-03-05T10:00:00+01:00');
  const [delivery] = (await service.send(account, `GET /webhooks/${webhook.id}/deliveries`)).body.data.data;
  expect((await service.send(account, `POST /mails/${delivery.id}/resend`)).status).toBe(404);
});

type SentMail = { id: string; kind: string; recipient: string; address: string; locale?: string };

type Entry = { kind: string; change?: string; to?: string; mail?: SentMail };

async function sendMails(): Promise<void> {
  const mail = { from: 'bookings@example.com', onMail: () => undefined };
  const outbox = openOutbox({ ...service, store: service.store, mail, log: { error: () => undefined } });
  while ((await outbox.runDue()) > 0);
}

async function historyOf(account: TestAccount, id: string): Promise<Entry[]> {
  return (await service.send(account, `GET /events/${id}/history`)).body.data;
}
