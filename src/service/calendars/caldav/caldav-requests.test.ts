import { afterAll, expect, test } from 'vitest';
import { asInstant } from '../../../time/index.ts';
import { createRequester } from '../../outward/index.ts';
import { openFeedServer } from '../calendar-service.testing.ts';
import { createCaldavRequests } from './caldav-requests.ts';

const server = await openFeedServer();

const ended = new AbortController();
afterAll(() => ended.abort());

const request = createRequester({
  resolveFor: async () => ['127.0.0.1'],
  rulesFor: () => ({ allowsPrivate: true }),
});
const account = { accountId: 1, username: 'reader', password: 'right', signal: ended.signal, now: asInstant(0) };

function findNames() {
  return createCaldavRequests(request, account).findProperties(server.url, 1, '<D:displayname/>');
}

function answerWith(bytes: number): void {
  const body = `<multistatus>${'<a/>'.repeat(bytes / '<a/>'.length)}</multistatus>`;
  server.answer((_request, response) => void response.writeHead(207).end(body));
}

test('reads the properties of hundreds of calendars', async () => {
  answerWith(250_000);
  expect((await findNames()).root.name).toBe('multistatus');
});

test('refuses properties that would take long to read beside bookings', async () => {
  answerWith(260_000);
  await expect(findNames()).rejects.toMatchObject({ problem: 'too_large' });
});
