import { expect, test } from 'vitest';
import { openOutbox } from '../open-outbox.ts';
import { openService } from '../testing/index.ts';
import { openMailService, ten } from './testing/index.ts';

const { service, mailServer, makeHost, outboxTo, sendAll, statuses } = await openMailService();

test.each([
  [451, 'pending'],
  [550, 'failed'],
])('after the reply %i a mail is %s', async (replyCode, status) => {
  const host = await makeHost();
  await service.book(host, ten);
  mailServer.refuse(replyCode);
  expect(await sendAll()).toEqual([]);
  expect(await statuses()).toEqual([
    [status, 1],
    [status, 1],
  ]);
});

test('retries with the same Message-ID while the server is down', async () => {
  const host = await makeHost();
  const event = (await service.book(host, ten)).body.data;
  await outboxTo('smtp://127.0.0.1:1').runDue();
  expect(await statuses()).toEqual([
    ['pending', 1],
    ['pending', 1],
  ]);
  service.holdClock('2026-03-02T08:00:10+01:00');
  const sent = await sendAll();
  expect(sent.map(({ messageId }) => messageId).sort()).toEqual([
    `<${event.id}.0.created.host@example.com>`,
    `<${event.id}.0.created.invitee@example.com>`,
  ]);
});

test('drops a delayed mail that is out of date', async () => {
  const host = await makeHost();
  const event = (await service.book(host, ten)).body.data;
  await outboxTo('smtp://127.0.0.1:1').runDue();
  await service.send(host, `POST /events/${event.id}/cancel`);
  service.holdClock('2026-03-02T08:00:10+01:00');
  expect((await sendAll()).map(({ subject }) => subject?.split(':')[0])).toEqual(['Canceled', 'Canceled']);
});

test('stores and claims no mail without a mail server', async () => {
  const silent = await openService();
  const account = await silent.account();
  await silent.book(account, ten);
  expect(await silent.store.db.selectFrom('deliveries').select('id').execute()).toEqual([]);
  await service.book(await makeHost(), ten);
  const { store, clock } = service;
  expect(await openOutbox({ store, clock, log: { error: () => undefined } }).runDue()).toBe(0);
  expect(await sendAll()).toHaveLength(2);
});
