import { randomUUID } from 'node:crypto';
import { SMTPServer } from 'smtp-server';
import { test } from 'vitest';
import { openOutbox } from '../open-outbox.ts';
import { makeAccount, openService } from '../testing/index.ts';

const mails = 10_000;
const accounts = 50;

/** Over TLS, as mail servers on the network are: a connection costs a handshake. */
test('sends due emails at a printed rate', { timeout: 1_200_000 }, async () => {
  const service = await openService(() => ({ sendsMail: true }));
  const { store, clock } = service;
  for (let index = 0; index < accounts; index += 1) {
    const account = await makeAccount(store);
    const event = (await service.book(account, '2026-03-03T10:00:00+01:00')).body.data;
    const payload = JSON.stringify({ type: 'event.created', data: event });
    await store.db.deleteFrom('deliveries').where('account_id', '=', account.accountId).execute();
    const now = new Date(clock()).toISOString();
    const times = { next_try_at: now, created_at: now, updated_at: now };
    const rows = Array.from({ length: mails / accounts }, () => ({
      account_id: account.accountId,
      id: randomUUID(),
      recipient: 'invitee' as const,
      kind: 'event.created' as const,
      payload,
      ...times,
    }));
    await store.db.insertInto('deliveries').values(rows).execute();
  }
  let receivedCount = 0;
  let connections = 0;
  const server = new SMTPServer({
    secure: true,
    authOptional: true,
    onConnect: (_session, callback) => {
      connections += 1;
      callback();
    },
    onData(stream, _session, callback) {
      stream.resume().once('end', () => {
        receivedCount += 1;
        callback();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const smtpUrl = `smtps://127.0.0.1:${port}/?tls.rejectUnauthorized=false`;
  const mail = { smtpUrl, from: 'Bookings <bookings@example.com>' };
  const outbox = openOutbox({
    store,
    clock,
    mail,
    log: { error: (fields) => process.stdout.write(JSON.stringify(fields)) },
  });
  const startMillis = performance.now();
  outbox.start();
  while (receivedCount < mails) await new Promise((resolve) => setTimeout(resolve, 50));
  const seconds = (performance.now() - startMillis) / 1000;
  await outbox.stop();
  await new Promise<void>((resolve) => server.close(resolve));
  const rate = (mails / seconds).toFixed(0);
  process.stdout.write(
    `\n${mails} mails of ${accounts} accounts in ${seconds.toFixed(1)} s: ${rate} a second, by ${connections} connections\n`,
  );
});
