import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { pino } from 'pino';
import { Webhook } from 'standardwebhooks';
import { afterAll, expect, test } from 'vitest';
import { openMailServer } from '../../../service/mail/testing/index.ts';
import { createDatabase } from '../../../service/store/database.testing.ts';
import { readSettings } from '../../settings/index.ts';
import { readData, readError } from '../../testing/index.ts';
import { type RunningServer, startServer } from '../start-server.ts';

const apiKey = 'sk_live_key_of_this_test_0123456789';
const database = await createDatabase();
const mailServer = await openMailServer();
const answers = { name: 'Ada', email: 'ada@example.org' };

afterAll(() => database.drop());

test('announces a booking by webhook and by mail', async () => {
  const message = Promise.withResolvers<{ headers: IncomingHttpHeaders; body: string }>();
  const receiver = createServer(async (request, response) => {
    message.resolve({ headers: request.headers, body: await text(request) });
    response.writeHead(204).end();
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const { port } = receiver.address() as AddressInfo; // the server listens on TCP
  const server = await start({ ALLOW_PRIVATE_WEBHOOKS: '1' });
  const webhook = { url: `http://localhost:${port}/in`, events: ['event.created'] };
  const { secret } = await send<{ secret: string }>(server, '/v1/webhooks', webhook);
  const event = await send<{ id: string; start: string }>(server, '/v1/events', bookingAt('2199-01-01T10:00:00Z'));
  const { headers, body } = await message.promise;
  const metrics = await countedAfter(server, 'sched_delivery_tries_total{kind="webhook",outcome="succeeded"} 1');
  await server.stop();
  await new Promise((resolve) => receiver.close(resolve));
  const payload = new Webhook(secret).verify(body, Object.fromEntries(Object.entries(headers).map(asText)));
  expect(payload).toMatchObject({ type: 'event.created', data: { id: event.id, start: event.start } });
  expect(metrics).toMatch(/^sched_deliveries_due \d+$/m);
});

test('mails a link that opens the booking', async () => {
  const server = await start({ PUBLIC_URL: 'https://book.example/' });
  const { id } = await send<{ id: string }>(server, '/v1/events', bookingAt('2199-01-02T10:00:00Z'));
  const mail = await mailServer.arrived(({ recipients, text }) => {
    return recipients.includes(answers.email) && text?.includes(id) === true;
  });
  const [, token = ''] = new RegExp(`https://book\\.example/manage\\?event=${id}#(\\S+)`).exec(mail.text ?? '') ?? [];
  const response = await fetch(`${server.address}/embed/v1/events/${id}`, { headers: { 'sched-manage-token': token } });
  expect(await readData(response)).toMatchObject({ id, status: 'confirmed' });
  await server.stop();
});

test('logs once that there is no mail server', async () => {
  const lines: string[] = [];
  const server = await start({ SMTP_URL: '', MAIL_FROM: '' }, lines);
  await server.stop();
  expect(lines.filter((line) => line.includes('SMTP_URL'))).toHaveLength(1);
});

test('refuses webhooks into private networks unless allowed', async () => {
  const server = await start();
  const refusal = await post(server, '/v1/webhooks', { url: 'http://localhost:1/', events: ['event.created'] });
  expect([refusal.status, Object.keys((await readError(refusal)).errors ?? {})]).toEqual([422, ['url']]);
  await server.stop();
});

function start(more: Record<string, string> = {}, lines: string[] = []): Promise<RunningServer> {
  const mail = { SMTP_URL: mailServer.smtpUrl, MAIL_FROM: 'Bookings <bookings@example.com>' };
  const environment = {
    PORT: '0',
    DATABASE_URL: database.databaseUrl,
    SCHED_API_KEY: apiKey,
    DEMONSTRATION: '1',
    ...mail,
    ...more,
  };
  return startServer(readSettings(environment), pino({ level: 'info' }, { write: (line) => lines.push(line) }));
}

function post({ address }: RunningServer, path: string, body: object): Promise<Response> {
  const headers = { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' };
  return fetch(`${address}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
}

async function send<Data>(server: RunningServer, path: string, body: object): Promise<Data> {
  return readData(await post(server, path, body));
}

/** Reads the metrics until they contain a value: an attempt is counted once its result is stored. */
async function countedAfter({ address }: RunningServer, expected: string): Promise<string> {
  for (;;) {
    const numbers = await (await fetch(`${address}/metrics`)).text();
    if (numbers.includes(expected)) return numbers;
  }
}

function bookingAt(start: string) {
  return { event_type_id: 43, start, timezone: 'UTC', answers };
}

function asText([name, value]: [string, unknown]): [string, string] {
  return [name, String(value)];
}
