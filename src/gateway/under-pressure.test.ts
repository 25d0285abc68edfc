import { beforeEach, describe, expect, it } from 'vitest';
import { address, codeOf, type FormWorld, openFormWorld, solve, times } from './form-world.testing.ts';

let world: FormWorld;

beforeEach(() => {
  world = openFormWorld();
});

describe('under pressure', () => {
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

  it('all are asked for work', async () => {
    await bookMany(29, (turn) => `192.0.2.${turn}`);
    expect((await world.takeToken(42, '198.51.100.1')).proof_of_work).toBeNull();
    await bookMany(1, () => '192.0.2.30');
    expect((await world.takeToken(42, '198.51.100.1')).proof_of_work?.difficulty).toBe(14);
  });

  it('a token of calmer times is taken no more', async () => {
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

describe('who fills in what no person sees', () => {
  it('is told of a booking that is none, and pays for it', async () => {
    world = openFormWorld({ proofOfWork: 'auto', limits: { bookingsPerHour: 2 } });
    const feign = async () => {
      const { token } = await world.takeToken();
      world.passSeconds(5);
      return world.send({ token, extra: 'https://spam.example' });
    };
    const answer = await feign();
    const { data } = await answer.json();
    expect(answer.status).toBe(201);
    expect(data).toMatchObject({ status: 'confirmed', event_type_id: 42, start: '2026-04-07T09:00:00+00:00' });
    expect(world.server.booked).toEqual([]);
    expect((await world.manage(data.id, data.manage_token)).status).toBe(403);
    expect([(await feign()).status, (await feign()).status]).toEqual([201, 429]);
  });

  it('reads the same as who was booked', async () => {
    const shapeOf = async (extra: unknown) => {
      const { token } = await world.takeToken();
      world.passSeconds(5);
      const { data } = await (await world.send({ token, extra })).json();
      return [Object.keys(data), data.host, Object.keys(data.location)];
    };
    expect(await shapeOf('x')).toEqual(await shapeOf(''));
  });

  it('is told of no link to the meeting', async () => {
    const { token } = await world.takeToken();
    world.passSeconds(5);
    expect(await (await world.send({ token, extra: 'x' })).text()).not.toContain('secret-room');
  });

  it.each([[0], [false], [{}], [['x']]])('is whoever sends %j', async (extra) => {
    const { token } = await world.takeToken();
    world.passSeconds(5);
    expect((await world.send({ token, extra })).status).toBe(201);
    expect(world.server.booked).toEqual([]);
  });

  it('gets past no other guard', async () => {
    expect(await codeOf(await world.send({ extra: 'x' }))).toBe('form_token_required');
  });
});
