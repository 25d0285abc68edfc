import { expect, test } from 'vitest';
import { createSealer } from './encrypt-secrets.ts';

const owner = { accountId: 1, userId: 2, id: 'a' };
const text = 'https://calendar.example/private-0123/basic.ics';

test('decrypts what it encrypted', () => {
  const sealer = createSealer(['one secret']);
  expect(sealer.open(sealer.seal(text, owner), owner)).toBe(text);
});

test('encrypts the same text to different bytes, never to plain text', () => {
  const sealer = createSealer(['one secret']);
  const [first, second] = [sealer.seal(text, owner), sealer.seal(text, owner)];
  expect(first.sealed.equals(second.sealed)).toBe(false);
  expect(first.sealed.includes('private')).toBe(false);
});

test.each([
  ['account', { ...owner, accountId: 3 }],
  ['user', { ...owner, userId: 3 }],
  ['source', { ...owner, id: 'b' }],
])('does not decrypt a secret for another %s', (_what, other) => {
  const sealer = createSealer(['one secret']);
  expect(sealer.open(sealer.seal(text, owner), other)).toBeUndefined();
});

test('does not decrypt a secret that was changed', () => {
  const sealer = createSealer(['one secret']);
  const { sealed, keyId } = sealer.seal(text, owner);
  sealed[sealed.length - 1] = (sealed.at(-1) ?? 0) ^ 1;
  expect(sealer.open({ sealed, keyId }, owner)).toBeUndefined();
});

test('decrypts with a previous secret and encrypts with the new one', () => {
  const old = createSealer(['old secret']);
  const both = createSealer(['new secret', 'old secret']);
  expect(both.open(old.seal(text, owner), owner)).toBe(text);
  expect(old.open(both.seal(text, owner), owner)).toBeUndefined();
});

test('encrypts with a former key on request, beside a secret that has not been replaced', () => {
  const { keyId } = createSealer(['former']).seal(text, owner);
  const newSealer = createSealer(['current', 'former']);
  const secret = newSealer.seal(text, { ...owner, keyId });
  expect([secret.keyId, newSealer.open(secret, owner)]).toEqual([keyId, text]);
});
