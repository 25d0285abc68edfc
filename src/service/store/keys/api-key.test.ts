import { crc32 } from 'node:zlib';
import { expect, test } from 'vitest';
import { createApiKey, hashApiKey } from './api-key.ts';

test('creates a key from a prefix, 43 random characters and a checksum', () => {
  expect(createApiKey()).toMatch(/^sk_live_[0-9A-Za-z]{43}[0-9A-Za-z]{6}$/);
});

test('never creates the same key twice', () => {
  const keys = new Set(Array.from({ length: 1000 }, createApiKey));
  expect(keys.size).toBe(1000);
});

test('computes the checksum as CRC-32 in base 62', () => {
  const key = createApiKey();
  const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
  const checksum = [...key.slice(-6)].reduce((sum, digit) => sum * 62 + digits.indexOf(digit), 0);
  expect(checksum).toBe(crc32(key.slice(8, 51)));
});

test('hashes a key with SHA-256', () => {
  expect(hashApiKey('abc').toString('hex')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});
