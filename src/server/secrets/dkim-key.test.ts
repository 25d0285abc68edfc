import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readDkim } from './dkim-key.ts';

const pem = pemOf(generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey);
const settings = { MAIL_DKIM_DOMAIN: 'example.com', MAIL_DKIM_SELECTOR: 'mail' };
const dkim = { domainName: 'example.com', keySelector: 'mail', privateKey: pem };

test('reads a key from the setting, on several lines or on one', async () => {
  expect(await readDkim({ ...settings, MAIL_DKIM_KEY: pem })).toEqual(dkim);
  expect(await readDkim({ ...settings, MAIL_DKIM_KEY: pem.replaceAll('\n', '\\n') })).toEqual(dkim);
});

test('reads a key from a file', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'dkim-'));
  const file = join(folder, 'key.pem');
  await writeFile(file, pem);
  expect(await readDkim({ ...settings, MAIL_DKIM_KEY: file })).toEqual(dkim);
  await rm(folder, { recursive: true });
});

test('does not sign mail when no key is set', async () => {
  const none = { MAIL_DKIM_DOMAIN: '', MAIL_DKIM_SELECTOR: '', MAIL_DKIM_KEY: '' };
  expect(await readDkim(none)).toBeUndefined();
});

test('names the DKIM settings that are missing', async () => {
  const half = { MAIL_DKIM_DOMAIN: 'example.com', MAIL_DKIM_SELECTOR: '', MAIL_DKIM_KEY: '' };
  await expect(readDkim(half)).rejects.toThrow('To sign mail, set MAIL_DKIM_SELECTOR and MAIL_DKIM_KEY too.');
});

test.each([
  ['/nowhere/key.pem', 'the file cannot be read'],
  ['-----BEGIN PRIVATE KEY-----', 'found something else'],
  [pemOf(generateKeyPairSync('ed25519').privateKey), 'found another kind of key'],
  [pemOf(generateKeyPairSync('rsa', { modulusLength: 512 }).privateKey), 'found one of 512 bits'],
])('refuses the key %#, and says what it found', async (key, message) => {
  const reading = readDkim({ ...settings, MAIL_DKIM_KEY: key });
  await expect(reading).rejects.toThrow(message);
  await expect(reading).rejects.toThrow('MAIL_DKIM_KEY must be an RSA private key of 1024 bits or more as PEM');
});

function pemOf(key: KeyObject): string {
  return key.export({ type: 'pkcs8', format: 'pem' }).toString();
}
