import { expect, test } from 'vitest';
import { refuse } from '../../contract/index.ts';
import { asInstant } from '../../time/index.ts';
import { createMemoryLimits } from '../state/index.ts';
import { createSigner } from '../tokens/index.ts';
import { createGuard } from './guard.ts';
import { createLimitKeys } from './keys/index.ts';
import { createPuzzleDifficulty, type ProofOfWork } from './puzzle-difficulty.ts';
import { defaultLimits } from './visitor-limits.ts';

const now = asInstant(10_000_000_000);
const clock = () => now;

function openParts(mode: ProofOfWork) {
  const keys = createLimitKeys(createSigner(['a secret to hash with']));
  const limits = createMemoryLimits(clock);
  return { keys, limits, clock, difficulty: createPuzzleDifficulty({ limits, keys, mode }) };
}

function openDifficulty(mode: ProofOfWork) {
  return openParts(mode).difficulty;
}

const addressOf = (turn: number) => `192.0.${Math.floor(turn / 250)}.${turn % 250}`;

async function bitsAfter(attempts: number, mode: ProofOfWork, addressOf: (turn: number) => string | undefined) {
  const difficulty = openDifficulty(mode);
  for (let turn = 0; turn < attempts; turn += 1)
    await difficulty.countAttempt({ address: addressOf(turn), accountId: '1' });
  return difficulty.bitsFor({ address: '198.51.100.1', accountId: '1' });
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
])('requires puzzles of the right size: %d attempts in one account in a minute, %d bits', async (attempts, bits) => {
  expect(await bitsAfter(attempts, 'auto', addressOf)).toBe(bits);
});

test.each([
  [4, 0],
  [5, 14],
  [10, 15],
])('requires puzzles of the right size: %d attempts from one address, %d bits', async (attempts, bits) => {
  expect(await bitsAfter(attempts, 'auto', () => '198.51.100.1')).toBe(bits);
});

test('does not require a puzzle in one account because another is flooded', async () => {
  const difficulty = openDifficulty('auto');
  for (let turn = 0; turn < 100; turn += 1) await difficulty.countAttempt({ address: addressOf(turn), accountId: '1' });
  expect(await difficulty.bitsFor({ address: '198.51.100.1', accountId: '2' })).toBe(0);
  expect(await difficulty.bitsFor({ address: '198.51.100.1', accountId: undefined })).toBe(0);
});

test('does not require a puzzle in an account because one visitor exceeds their limit', async () => {
  const parts = openParts('auto');
  const visitorLimits = { ...defaultLimits, bookingsPerHour: 3 };
  const guard = createGuard({ ...parts, visitorLimits, requestsPerMinute: undefined });
  const eventType = { eventTypeId: 42, accountId: '1' };
  const booking = {
    address: '192.0.2.1',
    email: 'ada@example.org',
    guests: [],
    eventType,
    formToken: { name: undefined },
  };
  for (let turn = 0; turn < 40; turn += 1) await guard.booking(booking, async () => refuse({ code: 'unavailable' }));
  expect(await parts.difficulty.bitsFor({ address: '198.51.100.1', accountId: '1' })).toBe(0);
  expect(await parts.difficulty.bitsFor({ address: '192.0.2.1', accountId: '1' })).toBe(17);
});

test('counts the addresses of one network as one', async () => {
  const difficulty = openDifficulty('auto');
  for (let turn = 0; turn < 5; turn += 1) {
    await difficulty.countAttempt({ address: `2001:db8::${turn}`, accountId: undefined });
  }
  expect(await difficulty.bitsFor({ address: '2001:db8::99', accountId: '1' })).toBe(14);
});

test.each([
  ['always', 14],
  ['never', 0],
] as const)('%s means %d bits whatever is tried', async (mode, bits) => {
  expect(await bitsAfter(100, mode, () => undefined)).toBe(bits);
});
