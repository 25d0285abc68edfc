import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSolved } from './proof-of-work.ts';

test('counts zero bits as any other SHA-256 does', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string(), fc.nat(), fc.integer({ min: 0, max: 12 }), async (challenge, nonce, difficulty) => {
      const hash = createHash('sha256').update(`${challenge}.${nonce}`).digest();
      const bits = [...hash].map((byte) => byte.toString(2).padStart(8, '0')).join('');
      expect(await isSolved(challenge, String(nonce), difficulty)).toBe(bits.startsWith('0'.repeat(difficulty)));
    }),
  );
});

test.each(['', ' 1', '1 ', '-1', '1.0', '1e3', '0x1', '٣', '1'.repeat(17)])('takes %j for no number', async (nonce) => {
  expect(await isSolved('x', nonce, 0)).toBe(false);
});
