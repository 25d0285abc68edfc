import { gzipSync } from 'node:zlib';
import { beforeEach, expect, test } from 'vitest';
import { openFeedServer } from '../calendar-service.testing.ts';
import { openCaldavAccess } from './caldav-access.testing.ts';
import { createCaldavEntries } from './caldav-entries.ts';

const server = await openFeedServer();
const url = `http://${server.host}/calendar/a%40b.ics`;

const { request, access } = openCaldavAccess();
const entries = createCaldavEntries(request, access);

/** The server uses the version of the entry as its tag. */
let version: number;
/** Returns the tag that a proxy sends in place of a file's own tag. */
let headersOf: (etag: string) => Record<string, string>;
let reports: boolean;

beforeEach(() => {
  version = 1;
  reports = true;
  server.respondWith((incoming, response) => {
    const etag = `"${version}"`;
    if (incoming.method === 'GET') {
      const headers = headersOf(etag);
      const file = `version ${version}`;
      response.writeHead(200, headers).end(headers['content-encoding'] ? gzipSync(file) : file);
    } else if (incoming.method === 'REPORT') {
      const properties = `<prop><getetag>${etag}</getetag><calendar-data>version ${version}</calendar-data></prop>`;
      const body = `<response><href>/calendar/a@b.ics</href><propstat>${properties}</propstat></response>`;
      response.writeHead(reports ? 207 : 405).end(`<multistatus>${body}</multistatus>`);
    } else {
      const isMatch = ['*', etag].includes(incoming.headers['if-match'] ?? '');
      response.writeHead(isMatch ? 204 : 412).end();
    }
  });
});

const gzip = { 'content-encoding': 'gzip' };

test.each<[string, typeof headersOf]>([
  ['makes the tags of compressed files weak', (etag) => ({ ...gzip, etag: `W/${etag}` })],
  ['marks the tags of compressed files', (etag) => ({ ...gzip, etag: etag.replace(/"$/, '-gzip"') })],
  ['has only weak tags', (etag) => ({ etag: `W/${etag}` })],
  ['removes the tags of files', () => ({})],
  ['leaves files as they are', (etag) => ({ etag })],
])('replaces an entry behind a proxy that %s, unless it has changed', async (_what, headers) => {
  headersOf = headers;
  const entry = (await entries.read(url)) ?? expect.fail('there is no entry');
  expect(entry.file).toBe('version 1');
  expect(await entries.replace(entry, 'ours')).toBe(true);
  version = 2;
  expect(await entries.replace(entry, 'ours')).toBe(false);
});

test('replaces an entry with a weak tag that its server does not report, unless it has changed', async () => {
  reports = false;
  headersOf = (etag) => ({ etag: `W/${etag}` });
  const entry = (await entries.read(url)) ?? expect.fail('there is no entry');
  expect(await entries.replace(entry, 'ours')).toBe(true);
  version = 2;
  expect(await entries.replace(entry, 'ours')).toBe(false);
});

test('takes the file of an entry from the response that has its tag', async () => {
  headersOf = () => {
    version = 2;
    return {};
  };
  expect(await entries.read(url)).toEqual({ url, file: 'version 2', etag: '"2"' });
});

test('deletes an entry without having its server reply to the organizer', async () => {
  server.respondWith((_incoming, response) => void response.writeHead(204).end());
  await entries.remove(url);
  expect(server.requests.at(-1)).toMatchObject({ method: 'DELETE', headers: { 'schedule-reply': 'F' } });
});

test.each([
  ['an entry whose UID is taken', 'HTTP/1.1 412 Precondition Failed', 'no-uid-conflict'],
  ['a file that it does not accept', 'HTTP/1.1 412 Precondition Failed', 'valid-calendar-data'],
])('counts %s as not written if the server says so in a multi-status', async (_what, status, error) => {
  const refusal = `<response><href>${url}</href><status>${status}</status><error><${error}/></error></response>`;
  server.respondWith(
    (_incoming, response) => void response.writeHead(207).end(`<multistatus>${refusal}</multistatus>`),
  );
  expect(await entries.create(url, 'ours')).toBe(false);
  expect(await entries.replace({ url, file: '', etag: '"1"' }, 'ours')).toBe(false);
});

test('throws if the server refuses to write or delete an entry in a multi-status', async () => {
  const refusal = `<response><href>${url}</href><status>HTTP/1.1 507 Insufficient Storage</status></response>`;
  server.respondWith(
    (_incoming, response) => void response.writeHead(207).end(`<multistatus>${refusal}</multistatus>`),
  );
  await expect(entries.create(url, 'ours')).rejects.toThrow('unexpected_status');
  await expect(entries.replace({ url, file: '', etag: '"1"' }, 'ours')).rejects.toThrow('unexpected_status');
  await expect(entries.remove(url)).rejects.toThrow('unexpected_status');
});

test('refuses a response for a single entry if parsing it would delay bookings', async () => {
  const body = `<multistatus>${'<a/>'.repeat(65_000)}</multistatus>`;
  server.respondWith((_incoming, response) => void response.writeHead(207).end(body));
  const entry = { url, file: '', etag: '"1"' };
  await expect(entries.create(url, 'ours')).rejects.toMatchObject({ problem: 'too_large' });
  await expect(entries.replace(entry, 'ours')).rejects.toMatchObject({ problem: 'too_large' });
  await expect(entries.remove(url)).rejects.toMatchObject({ problem: 'too_large' });
  server.respondWith((_incoming, response) => void response.writeHead(200).end('a\n'.repeat(130_000)));
  await expect(entries.read(url)).rejects.toMatchObject({ problem: 'too_large' });
});
