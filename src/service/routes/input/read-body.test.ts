import { expect, test } from 'vitest';
import { parseBody, readRawBody } from './read-body.ts';

const limit = 256 * 1024;

test.each([
  'application/json',
  'application/json; charset=utf-8',
  'Application/JSON ;charset=UTF-8',
  'application/json; charset="utf-8"; odata=none',
  'application/json; charset=us-ascii',
])('accepts %s as JSON', async (type) => {
  expect(await read('{"a": 1}', type)).toEqual({ ok: true, data: { a: 1 } });
});

test.each([
  'text/plain',
  'application/json-patch+json',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=application/json',
  'application/json; charset=iso-8859-1',
  'application/json; charset=utf-16',
  '',
])('refuses "%s" as JSON', async (type) => {
  expect(await codeOf('{"a": 1}', type)).toBe('unsupported_media_type');
});

test.each(['application/x-www-form-urlencoded', 'text/plain'])('accepts an empty body sent as %s', async (type) => {
  const headers = { 'content-type': type };
  const empty = new Request('http://service.test/v1/events', { method: 'POST', headers, body: '' });
  expect(await readRawBody(empty)).toEqual({ ok: true, data: { isJson: false, bytes: Buffer.alloc(0) } });
});

test('refuses a compressed body', async () => {
  const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' };
  const request = new Request('http://service.test/v1/events', { method: 'POST', headers, body: '{}' });
  expect(await readRawBody(request)).toMatchObject({ problem: { code: 'unsupported_media_type' } });
});

test.each([
  ['nothing', ''],
  ['half a document', '{"a": 1'],
  ['two documents', '{} {}'],
  ['a trailing comma', '{"a": 1,}'],
  ['NaN', 'NaN'],
])('refuses %s', async (_, text) => {
  expect(await codeOf(text)).toBe('invalid_json');
});

test('refuses bytes that are not UTF-8', async () => {
  expect(await codeOf(Uint8Array.of(0x22, 0xff, 0x22))).toBe('invalid_json');
});

test('accepts at most 256 KiB', async () => {
  const paddedTo = (length: number) => `"${'a'.repeat(length - 2)}"`;
  expect(await read(paddedTo(limit))).toMatchObject({ ok: true });
  expect(await codeOf(paddedTo(limit + 1))).toBe('body_too_large');
});

test('limits a body without a Content-Length', async () => {
  let chunkCount = 0;
  const endless = new ReadableStream({
    pull(controller) {
      chunkCount += 1;
      controller.enqueue(new Uint8Array(64 * 1024).fill(0x20));
    },
  });
  expect(await codeOf(endless)).toBe('body_too_large');
  expect(chunkCount).toBeLessThan(10);
});

test('refuses a body that breaks off', async () => {
  const brokenStream = new ReadableStream({ pull: (controller) => controller.error(new Error('aborted')) });
  expect(await codeOf(brokenStream)).toBe('invalid_json');
});

async function read(body: string | Uint8Array | ReadableStream, type = 'application/json') {
  // `duplex` is missing from the types; a stream cannot be sent without it.
  const init = { method: 'POST', headers: { 'content-type': type }, body, duplex: 'half' } as RequestInit;
  const rawBody = await readRawBody(new Request('http://service.test/v1/events', init));
  return rawBody.ok ? parseBody(rawBody.data) : rawBody;
}

async function codeOf(body: string | Uint8Array | ReadableStream, type?: string) {
  const outcome = await read(body, type);
  return outcome.ok ? undefined : outcome.problem.code;
}
