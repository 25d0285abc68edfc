import { beforeEach, describe, expect, it } from 'vitest';
import { codeOf, type FormWorld, openFormWorld } from './form-world.testing.ts';

let world: FormWorld;

beforeEach(() => {
  world = openFormWorld();
});

describe('who fills in what no person sees', () => {
  it('is shown a booking that is none, and counted for it', async () => {
    world = openFormWorld({ proofOfWork: 'auto', limits: { bookingsPerHour: 2 } });
    const fillIn = async () => {
      const { token } = await world.takeToken();
      world.passSeconds(5);
      return world.send({ token, extra: 'https://spam.example' });
    };
    const answer = await fillIn();
    const { data } = await answer.json();
    expect(answer.status).toBe(201);
    expect(data).toMatchObject({ status: 'confirmed', event_type_id: 42, start: '2026-04-07T09:00:00+00:00' });
    expect(world.server.booked).toEqual([]);
    expect((await world.manage(data.id, data.manage_token)).status).toBe(403);
    expect([(await fillIn()).status, (await fillIn()).status]).toEqual([201, 429]);
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
