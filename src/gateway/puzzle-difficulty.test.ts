import { expect, test } from 'vitest';
import { asInstant } from '../time/index.ts';
import { createMemoryLimits } from './memory-limits.ts';
import { createPuzzleDifficulty, type ProofOfWork } from './puzzle-difficulty.ts';

const now = asInstant(10_000_000_000);

async function bitsAfter(tries: number, mode: ProofOfWork, addressOf: (turn: number) => string | undefined) {
  const difficulty = createPuzzleDifficulty(
    createMemoryLimits(() => now),
    mode,
  );
  for (let turn = 0; turn < tries; turn += 1) await difficulty.countTry(addressOf(turn));
  return difficulty.bitsFor('198.51.100.1');
}

test.each([
  [0, 0],
  [29, 0],
  [30, 14],
  [59, 14],
  [60, 15],
  [120, 16],
  [480, 18],
  [5000, 18],
])('%d bookings tried by all in a minute ask for %d bits', async (tries, bits) => {
  expect(await bitsAfter(tries, 'auto', (turn) => `192.0.${Math.floor(turn / 250)}.${turn % 250}`)).toBe(bits);
});

test.each([
  [4, 0],
  [5, 14],
  [10, 15],
])('%d bookings tried from one address ask for %d bits', async (tries, bits) => {
  expect(await bitsAfter(tries, 'auto', () => '198.51.100.1')).toBe(bits);
});

test('addresses of one network are one', async () => {
  const difficulty = createPuzzleDifficulty(
    createMemoryLimits(() => now),
    'auto',
  );
  for (let turn = 0; turn < 5; turn += 1) await difficulty.countTry(`2001:db8::${turn}`);
  expect(await difficulty.bitsFor('2001:db8::99')).toBe(14);
});

test.each([
  ['always', 14],
  ['never', 0],
] as const)('%s means %d bits whatever is tried', async (mode, bits) => {
  expect(await bitsAfter(100, mode, () => undefined)).toBe(bits);
});
