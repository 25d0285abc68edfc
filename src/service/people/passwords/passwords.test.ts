import { expect, test } from 'vitest';
import { createPasswordHasher, findPasswordFault, TooManyPasswordsError } from './index.ts';

test.each([
  ['eleven char', /12 characters or more, found 11/],
  ['pq'.repeat(65), /128 characters or fewer, found 130/],
  ['123456qwerty', /most common/],
  ['abcabcabcabcabc', /repeat/],
  ['we love lovelace', /email address/],
])('refuses the password %j', (password, sentence) => {
  expect(findPasswordFault(password, 'lovelace@example.com')).toMatch(sentence);
});

test.each(['correct horse battery', '🦊🐻🐼🦁🐯🐨🐮🐷🐸🐵🐔🐧', 'only letters here', '918273645501'])(
  'accepts the password %j',
  (password) => {
    expect(findPasswordFault(password, 'ada@example.com')).toBeUndefined();
  },
);

test('accepts the password of a hash and no other', async () => {
  const hasher = createPasswordHasher();
  const phc = await hasher.hash('correct horse battery');
  expect([
    await hasher.verify('correct horse battery', phc),
    await hasher.verify('Correct horse battery', phc),
  ]).toEqual([true, false]);
  expect(hasher.isOutdated(phc)).toBe(false);
});

test('never signs anybody in with the stand-in password', async () => {
  expect(await createPasswordHasher().verify('the password of nobody', null)).toBe(false);
});

test('refuses more concurrent passwords than it can check', async () => {
  // At the usual cost, those that may wait would wait too long on a busy machine.
  const hasher = createPasswordHasher({ memoryCost: 64, timeCost: 1, parallelism: 1 });
  const checks = Array.from({ length: 60 }, () => hasher.hash('correct horse battery'));
  const results = await Promise.allSettled(checks);
  const refused = results.filter((result) => result.status === 'rejected');
  expect([refused.length, refused[0]?.reason]).toEqual([24, expect.any(TooManyPasswordsError)]);
});
