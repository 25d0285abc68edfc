import { expect, test } from 'vitest';
import { createPasswordHasher, findPasswordFault, TooManyPasswordsError } from './index.ts';

const email = 'ada@example.com';
const quick = { memoryCost: 64, timeCost: 1, parallelism: 1 };

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
  const phc = await hasher.hash('correct horse battery', 'Ada');
  const check = { phc, email, isKnown: false };
  expect([
    await hasher.verify('correct horse battery', check),
    await hasher.verify('Correct horse battery', check),
  ]).toEqual([true, false]);
  expect(hasher.isOutdated(phc)).toBe(false);
});

test('never signs anyone in with the stand-in password', async () => {
  expect(await createPasswordHasher().verify('the password of nobody', { phc: null, email, isKnown: false })).toBe(
    false,
  );
});

test('checks the password of a known person during a flood of strangers', async () => {
  const hasher = createPasswordHasher(quick);
  const phc = await hasher.hash('correct horse battery', 'Ada');
  const guess = (n: number) => hasher.verify('a guess', { phc, email: `person${n}@example.com`, isKnown: false });
  const flood = Promise.allSettled(Array.from({ length: 130 }, (_, n) => guess(n)));
  expect(await hasher.verify('correct horse battery', { phc, email, isKnown: true })).toBe(true);
  expect((await flood).map(({ status }) => status)).toContain('rejected');
});

test.each([true, false])('checks others while one person repeats the right password (known: %s)', async (isKnown) => {
  const hasher = createPasswordHasher(quick);
  const phc = await hasher.hash('correct horse battery', 'Ada');
  const check = (email: string) => hasher.verify('correct horse battery', { phc, email, isKnown });
  const loop = Promise.allSettled(Array.from({ length: 200 }, () => check('loop@example.com')));
  expect(await check('other@example.com')).toBe(true);
  expect((await loop).filter(({ status }) => status === 'fulfilled')).toHaveLength(13);
});

test('refuses more concurrent passwords than it can check', async () => {
  // At the usual cost, those that may wait would wait too long on a busy machine.
  const hasher = createPasswordHasher(quick);
  const checks = Array.from({ length: 130 }, (_, n) => hasher.hash('correct horse battery', `person ${n}`));
  const results = await Promise.allSettled(checks);
  const refusals = results.filter((result) => result.status === 'rejected');
  expect([refusals.length, refusals[0]?.reason]).toEqual([28, expect.any(TooManyPasswordsError)]);
});
