import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { beforeEach, describe, expect, it, test } from 'vitest';
import { address, codeOf, type FormWorld, openFormWorld, solve, times } from '../testing/index.ts';
import { isSolved } from './proof-of-work.ts';

test('counts zero bits like an independent SHA-256', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string(), fc.nat(), fc.integer({ min: 0, max: 12 }), async (challenge, nonce, difficulty) => {
      const hash = createHash('sha256').update(`${challenge}.${nonce}`).digest();
      const bits = [...hash].map((byte) => byte.toString(2).padStart(8, '0')).join('');
      expect(await isSolved({ challenge, number: String(nonce), difficulty })).toBe(
        bits.startsWith('0'.repeat(difficulty)),
      );
    }),
  );
});

test.each(['', ' 1', '1 ', '-1', '1.0', '1e3', '0x1', '٣', '1'.repeat(17)])('refuses %j as a number', async (nonce) => {
  expect(await isSolved({ challenge: 'x', number: nonce, difficulty: 0 })).toBe(false);
});

describe('under load', () => {
  let world: FormWorld;

  beforeEach(() => {
    world = openFormWorld({ limits: { emailBookingsPerHour: 30, emailBookingsPerDay: 30 } });
  });

  /** Books as several visitors would, each with a token of their own. */
  async function bookMany(count: number, from: (turn: number) => string): Promise<void> {
    const tokens = await Promise.all(times.slice(0, count).map((_, turn) => world.takeToken(42, from(turn))));
    world.passSeconds(2);
    for (const [turn, { token }] of tokens.entries()) {
      await world.send({ token, start: times[turn] ?? '', from: from(turn) });
    }
  }

  it('requires a puzzle for a busy address, not for others', async () => {
    await bookMany(5, () => address);
    expect((await world.takeToken()).proof_of_work?.difficulty).toBe(14);
    expect((await world.takeToken(42, '192.0.2.2')).proof_of_work).toBeNull();
  });

  it('requires a puzzle from everyone who books in a busy account', async () => {
    await bookMany(29, (turn) => `192.0.2.${turn}`);
    expect((await world.takeToken(42, '198.51.100.1')).proof_of_work).toBeNull();
    await bookMany(1, () => '192.0.2.30');
    expect((await world.takeToken(42, '198.51.100.1')).proof_of_work?.difficulty).toBe(14);
  });

  it('refuses a token without a puzzle while under load', async () => {
    const { token } = await world.takeToken();
    await bookMany(5, () => address);
    world.passSeconds(5);
    expect(await codeOf(await world.send({ token }))).toBe('form_token_required');
    const formToken = await world.takeToken();
    world.passSeconds(5);
    expect(await codeOf(await world.send({ token: formToken.token, proof: solve(formToken) }))).toBe('booked');
  });

  it('requires no puzzle when the load is over', async () => {
    await bookMany(5, () => address);
    world.passSeconds(600);
    expect((await world.takeToken()).proof_of_work).toBeNull();
  });
});
