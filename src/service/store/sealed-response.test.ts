import { expect, test } from 'vitest';
import { createResponseSeal } from './sealed-response.ts';

const request = { accountId: 1, route: 'key createApiKey', key: 'a key', payload: Buffer.alloc(32) };
const body = '{"key":"secret ✓"}';

test('opens a response that was sealed with the same Idempotency-Key', () => {
  expect(createResponseSeal(request).open(createResponseSeal(request).seal(body))).toBe(body);
});

test.each([{ accountId: 2 }, { route: 'key createWebhook' }, { key: 'another key' }])(
  'does not open a response that was sealed for another request: %j',
  (other) => {
    const text = createResponseSeal(request).seal(body);
    expect(() => createResponseSeal({ ...request, ...other }).open(text)).toThrow();
    expect(createResponseSeal({ ...request, ...other }).keyDigest).not.toBe(createResponseSeal(request).keyDigest);
  },
);

test('stores another digest of the same payload with each Idempotency-Key', () => {
  const digestWith = (key: string) => createResponseSeal({ ...request, key }).payloadDigest;
  expect(digestWith('a key')).toEqual(digestWith('a key'));
  expect(digestWith('another key')).not.toEqual(digestWith('a key'));
});
