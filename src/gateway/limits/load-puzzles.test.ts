import { beforeEach, describe, expect, it } from 'vitest';
import { address, codeOf, type FormWorld, openFormWorld, solve, times } from '../testing/index.ts';

let world: FormWorld;

beforeEach(() => {
  world = openFormWorld({ limits: { emailBookingsPerHour: 30, emailBookingsPerDay: 30 } });
});

describe('under load', () => {
  /** Books as several visitors would, each with a token of their own. */
  async function bookMany(count: number, from: (turn: number) => string): Promise<void> {
    const tokens = await Promise.all(times.slice(0, count).map((_, turn) => world.takeToken(42, from(turn))));
    world.passSeconds(2);
    for (const [turn, { token }] of tokens.entries()) {
      await world.send({ token, start: times[turn] ?? '', from: from(turn) });
    }
  }

  it('one address is asked for work, and others are not', async () => {
    await bookMany(5, () => address);
    expect((await world.takeToken()).proof_of_work?.difficulty).toBe(14);
    expect((await world.takeToken(42, '192.0.2.2')).proof_of_work).toBeNull();
  });

  it('all who book with the account are asked for work', async () => {
    await bookMany(29, (turn) => `192.0.2.${turn}`);
    expect((await world.takeToken(42, '198.51.100.1')).proof_of_work).toBeNull();
    await bookMany(1, () => '192.0.2.30');
    expect((await world.takeToken(42, '198.51.100.1')).proof_of_work?.difficulty).toBe(14);
  });

  it('a token without a puzzle is taken no more', async () => {
    const { token } = await world.takeToken();
    await bookMany(5, () => address);
    world.passSeconds(5);
    expect(await codeOf(await world.send({ token }))).toBe('form_token_required');
    const given = await world.takeToken();
    world.passSeconds(5);
    expect(await codeOf(await world.send({ token: given.token, proof: solve(given) }))).toBe('booked');
  });

  it('it is over after a while', async () => {
    await bookMany(5, () => address);
    world.passSeconds(600);
    expect((await world.takeToken()).proof_of_work).toBeNull();
  });
});
