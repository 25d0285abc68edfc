import { expect, test } from 'vitest';
import { openFeedServer } from '../calendar-service.testing.ts';
import { openCaldavAccess } from './caldav-access.testing.ts';
import { createCaldavRequests } from './caldav-requests.ts';
import { propertyRequest } from './dav-request.ts';

const server = await openFeedServer();

const { request, access } = openCaldavAccess();

function findNames() {
  const names = '<D:displayname/>';
  return createCaldavRequests(request, access).ask(propertyRequest({ url: server.url, depth: 1, names }));
}

function answerWith(bytes: number): void {
  const body = `<multistatus>${'<a/>'.repeat(bytes / '<a/>'.length)}</multistatus>`;
  server.respondWith((_request, response) => void response.writeHead(207).end(body));
}

test('reads the properties of hundreds of calendars', async () => {
  answerWith(250_000);
  expect((await findNames()).root.name).toBe('multistatus');
});

test('refuses properties if parsing them would delay bookings', async () => {
  answerWith(260_000);
  await expect(findNames()).rejects.toMatchObject({ problem: 'too_large' });
});
