import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { scrub } from './scrub.ts';

test.each([
  ['a key', 'of sk_live_0aB9zZ and', 'of [key] and'],
  ['a webhook’s secret', 'of whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw== and', 'of [secret] and'],
  ['a header', '"authorization":"Bearer any-key_at/all+24="', '"authorization":"Bearer [key]"'],
  ['a header of another scheme', 'basic dXNlcjpwYXNz', 'basic [key]'],
  ['a manage token', 'of 0b0e9d9c-6f0e-4a56-9d2b-0c0f6f5b8a11.q9Zk-Rm_3f8Yx2LwT0vN1sQd and', 'of [token] and'],
  [
    'a manage token that names its account',
    'of 0b0e9d9c-6f0e-4a56-9d2b-0c0f6f5b8a11.17.q9Zk-Rm_3f8Yx2LwT0vN1sQd and',
    'of [token] and',
  ],
  [
    'the address of a feed',
    'at /calendars/18bif6IIjwkhWb3mUo4xfwL_ELg9JgX6CWYIT2UCkCM.ics',
    'at /calendars/[token].ics',
  ],
  [
    'a link to the console',
    'at /console/#reset=-8bif6IIjwkhWb3mUo4xfwL_ELg9JgX6CWYIT2UCkC-',
    'at /console/#reset=[token]',
  ],
  ['a password in an address', 'at postgres://sched:ge%40heim@db/sched', 'at postgres://[user]@db/sched'],
  ['an email address', 'Key (email)=(ada.l+x@mail.example.com) exists', 'Key (email)=([email]) exists'],
  ['an email address beyond ASCII', '"to":"jürgen@bücher.example"', '"to":"[email]"'],
  ['a network address', 'from 192.0.2.17:4242', 'from [address]:4242'],
  ['a network address of six', 'from 2001:db8::17 and ::ffff:c000:211', 'from [address] and [address]'],
  [
    'a full address of six with a port',
    'ETIMEDOUT 2001:db8:85a3:8d3:1319:8a2e:370:7348:443',
    'ETIMEDOUT [address]:443',
  ],
  ['an address of six behind a word', 'host:2001:db8::17', 'host:[address]'],
  ['an address of six at the end of a sentence', 'no route to 2001:db8::17.', 'no route to [address].'],
])('removes %s', (_, line, result) => {
  expect(scrub(line)).toBe(result);
});

test.each([
  'connect ECONNREFUSED 127.0.0.1:5432',
  'at open (file:///srv/node_modules/@hono/node-server/dist/index.mjs:12:34)',
  '"time":"2026-03-02T08:00:00.000Z"',
  '{"request_id":"0b0e9d9c-6f0e-4a56-9d2b-0c0f6f5b8a11","route":"/v1/events/{id}"}',
  'listening at http://[::1]:4242',
])('keeps text without personal data: %s', (line) => {
  expect(scrub(line)).toBe(line);
});

const megabyte = 2 ** 20;
/** Fails a rule that reads a run again from each of its characters, which takes a quarter of an hour. */
const hangMillis = 20_000;

test.each([
  ['hexadecimal digits', 'a'.repeat(megabyte)],
  ['hexadecimal digits and colons', 'a:'.repeat(megabyte / 2)],
  ['letters before an at', `${'z'.repeat(megabyte)}@`],
  ['letters between ats', `${'z'.repeat(megabyte / 2)}@${'z'.repeat(megabyte / 2)}`],
  ['dots behind an at', `z@${'.'.repeat(megabyte)}`],
  ['ats', '@'.repeat(megabyte)],
  ['schemes', 'a://'.repeat(megabyte / 4)],
  ['schemes and an at', `${'a://'.repeat(megabyte / 4)}@`],
  ['blanks behind a scheme of headers', `Bearer${' '.repeat(megabyte)}`],
])('scrubs a megabyte of %s in linear time', (_, line) => {
  const sandbox = { scrub, line };
  expect(runInNewContext('scrub(line).length', sandbox, { timeout: hangMillis })).toBeGreaterThan(0);
});
