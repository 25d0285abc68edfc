import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { asInstant } from '../../time/index.ts';
import { signedHeaders } from './sign.ts';

type Example = { readDelivery(sent: { secret: string; headers: object; body: string }): unknown };

const readme = await readFile('README.md', 'utf8');
const folder = await mkdtemp(join(tmpdir(), 'readme-'));
const sentAt = asInstant(Date.UTC(2026, 2, 2, 7));
const secret = 'whsec_cF9mGCPwFVMJue4cfROjImZC7JhhEZGKpdkEdIvxK9Y=';
const body = '{"type":"event.created","data":{}}';
const headers = signedHeaders({ id: 'msg-1', sentAt, body }, [secret]);
let example: Example;

beforeAll(async () => {
  vi.useFakeTimers({ now: sentAt, toFake: ['Date'] });
  await symlink(resolve('node_modules'), join(folder, 'node_modules'));
  const file = join(folder, 'example.mjs');
  await writeFile(file, /```js\n([\s\S]+?)```/.exec(readme.slice(readme.indexOf('### Webhooks and email')))?.[1] ?? '');
  example = await import(/* @vite-ignore */ pathToFileURL(file).href);
});

afterAll(async () => {
  vi.useRealTimers();
  await rm(folder, { recursive: true });
});

test('sends messages that the README’s receiver accepts', () => {
  expect(example.readDelivery({ secret, headers, body })).toEqual({ type: 'event.created', data: {} });
});

test('refuses forged and old messages in the README’s receiver', () => {
  expect(() => example.readDelivery({ secret, headers, body: `${body} ` })).toThrow('No matching signature');
  vi.setSystemTime(sentAt + 6 * 60_000);
  expect(() => example.readDelivery({ secret, headers, body })).toThrow('too old');
  vi.setSystemTime(sentAt);
});
