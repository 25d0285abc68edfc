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
  const check = { phc, isKnown: false };
  expect([
    await hasher.verify('correct horse battery', check),
    await hasher.verify('Correct horse battery', check),
  ]).toEqual([true, false]);
  expect(hasher.isOutdated(phc)).toBe(false);
});

test('never signs anyone in with the stand-in password', async () => {
  expect(await createPasswordHasher().verify('the password of nobody', { phc: null, isKnown: false })).toBe(false);
});

test('checks the password of a known person during a flood of strangers', async () => {
  const hasher = createPasswordHasher({ memoryCost: 64, timeCost: 1, parallelism: 1 });
  const phc = await hasher.hash('correct horse battery');
  const guess = () => hasher.verify('a password I made up', { phc, isKnown: false });
  const flood = Promise.allSettled(Array.from({ length: 60 }, guess));
  expect(await hasher.verify('correct horse battery', { phc, isKnown: true })).toBe(true);
  expect((await flood).map(({ status }) => status)).toContain('rejected');
});

test('refuses more concurrent passwords than it can check', async () => {
  // At the usual cost, those that may wait would wait too long on a busy machine.
  const hasher = createPasswordHasher({ memoryCost: 64, timeCost: 1, parallelism: 1 });
  const checks = Array.from({ length: 60 }, () => hasher.hash('correct horse battery'));
  const results = await Promise.allSettled(checks);
  const refused = results.filter((result) => result.status === 'rejected');
  expect([refused.length, refused[0]?.reason]).toEqual([26, expect.any(TooManyPasswordsError)]);
});
