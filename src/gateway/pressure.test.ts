import { expect, test } from 'vitest';
import { asInstant } from '../time/index.ts';
import { createMemoryLimits } from './memory-limits.ts';
import { createPressure, type ProofOfWork } from './pressure.ts';

const now = asInstant(10_000_000_000);

async function difficultyAfter(tries: number, mode: ProofOfWork, addressOf: (turn: number) => string | undefined) {
  const pressure = createPressure(
    createMemoryLimits(() => now),
    mode,
  );
  for (let turn = 0; turn < tries; turn += 1) await pressure.note(addressOf(turn));
  return pressure.difficulty('198.51.100.1');
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
  expect(await difficultyAfter(tries, 'auto', (turn) => `192.0.${Math.floor(turn / 250)}.${turn % 250}`)).toBe(bits);
});

test.each([
  [4, 0],
  [5, 14],
  [10, 15],
])('%d bookings tried from one address ask for %d bits', async (tries, bits) => {
  expect(await difficultyAfter(tries, 'auto', () => '198.51.100.1')).toBe(bits);
});

test('addresses of one network are one', async () => {
  const pressure = createPressure(
    createMemoryLimits(() => now),
    'auto',
  );
  for (let turn = 0; turn < 5; turn += 1) await pressure.note(`2001:db8::${turn}`);
  expect(await pressure.difficulty('2001:db8::99')).toBe(14);
});

test.each([
  ['always', 14],
  ['never', 0],
] as const)('%s means %d bits whatever is tried', async (mode, bits) => {
  expect(await difficultyAfter(100, mode, () => undefined)).toBe(bits);
});
