import { beforeEach, describe, expect, it } from 'vitest';
import { at, codeOf, type FormWorld, openFormWorld, slotsOfApril, startsIn } from '../../testing/index.ts';

let world: FormWorld;

beforeEach(() => {
  world = openFormWorld();
});

/** Books as a page would, with text in the hidden field. */
async function fillIn(extra: unknown, more: Partial<Parameters<FormWorld['send']>[0]> = {}): Promise<Response> {
  const { token } = await world.takeToken();
  world.passSeconds(5);
  return world.send({ token, extra, ...more });
}

/** What a response reveals to someone who does not know its subject. */
function shapeOf(value: unknown): unknown {
  if (typeof value === 'string')
    return value
      .replace(/\.[\w-]{43}$/, '.0')
      .replace(/\d/g, '0')
      .replace(/[a-z]/gi, 'x')
      .replace(/[0x]+/g, 'x');
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.entries(value).map(([key, field]) => [key, shapeOf(field)]);
}

describe('a program that fills in the honeypot', () => {
  it('shows a program a made-up booking, and counts it', async () => {
    world = openFormWorld({ proofOfWork: 'auto', limits: { bookingsPerHour: 2 } });
    const fillInSpam = () => fillIn('https://spam.example');
    const response = await fillInSpam();
    const { data } = await response.json();
    expect(response.status).toBe(201);
    expect(data).toMatchObject({ status: 'confirmed', event_type_id: 42, start: '2026-04-07T09:00:00+00:00' });
    expect(world.server.booked).toEqual([]);
    expect([(await fillInSpam()).status, (await fillInSpam()).status]).toEqual([201, 429]);
  });

  it.each(['UTC', 'America/New_York', 'Asia/Kolkata'])('responds in %s as to a real booking', async (timezone) => {
    const [real, madeUp] = [
      await fillIn('', { timezone }),
      await fillIn('x', { timezone, start: '2026-04-08T09:00Z' }),
    ];
    expect(madeUp.status).toBe(real.status);
    expect([...madeUp.headers.keys()]).toEqual([...real.headers.keys()]);
    const { data: booked } = await real.json();
    const { data: event } = await madeUp.json();
    expect(shapeOf(event)).toEqual(shapeOf(booked));
    // A day later, at the same time on the invitee's clocks.
    expect([event.start.slice(10), event.end.slice(10)]).toEqual([booked.start.slice(10), booked.end.slice(10)]);
  });

  it.each(['2026-04-07T09:30Z', '2026-03-07T09:00Z', '2026-04-09T09:00Z'])(
    'gets the same refusal as a person for %s, which is not offered',
    async (start) => {
      world.server.take(at('2026-04-09T09:00Z'));
      const [real, madeUp] = [await fillIn('', { start }), await fillIn('x', { start })];
      const codes = await Promise.all([real, madeUp].map(codeOf));
      expect([madeUp.status, ...codes]).toEqual([409, 'slot_unavailable', 'slot_unavailable']);
    },
  );

  it('opens the made-up booking with its token, and cancels it', async () => {
    const { data } = await (await fillIn('x')).json();
    const { requests } = world.server;
    const before = requests.length;
    const response = await world.manage(data.id, data.manage_token);
    expect((await response.json()).data).toEqual({ ...data, event_type_public_id: 'demo/introductory-call' });
    const cancel = () => world.manage(`${data.id}/cancel`, data.manage_token, { body: {} });
    for (const canceled of [await cancel(), await cancel()]) {
      expect((await canceled.json()).data).toMatchObject({ status: 'canceled', sequence: 1 });
    }
    expect(requests.length).toBe(before);
  });

  it('gives a made-up booking the guests of a real one', async () => {
    const fields = ['colleagues', 'friends'].map((identifier, index) => ({
      id: index + 8,
      identifier,
      label: identifier,
      type: 'multiple_emails',
      placeholder: '',
      is_required: false,
      is_active: true,
      position: 5,
      options: [],
    }));
    world.server.instead.set('GET /v1/event-types/42/booking-forms', () =>
      Response.json({ success: true, data: fields }),
    );
    const { token } = await world.takeToken();
    world.passSeconds(5);
    const answers = {
      colleagues: ['bo@example.org', 'Ada@example.org'],
      friends: ['Bo@example.org', 'cy@example.org'],
    };
    const more = { form_token: token, extra: 'x' };
    const { data } = await (await world.book('2026-04-07T09:00Z', { answers, more })).json();
    expect(data.guests).toEqual(['bo@example.org', 'cy@example.org']);
  });

  it('does not reschedule a made-up booking', async () => {
    const { data } = await (await fillIn('x')).json();
    const body = { start: '2026-04-08T09:00Z' };
    const response = await world.manage(`${data.id}/reschedule`, data.manage_token, { body });
    expect(await codeOf(response)).toBe('slot_unavailable');
  });

  it('leaves everyone’s slots unchanged after a made-up booking', async () => {
    const listStarts = async () => startsIn(await world.get(slotsOfApril));
    const before = await listStarts();
    const { data } = await (await fillIn('x')).json();
    await world.manage(`${data.id}/cancel`, data.manage_token, { body: {} });
    expect([await listStarts(), world.server.booked]).toEqual([before, []]);
  });

  it('hides the meeting link in a made-up booking', async () => {
    expect(await (await fillIn('x')).text()).not.toContain('secret-room');
  });

  it('describes mail in a made-up booking as the server does', async () => {
    const mailedTo = async (response: Promise<Response>) => (await (await response).json()).data.mailed_to;
    expect(await mailedTo(fillIn('x'))).toBeUndefined();
    world.server.mailedTo = ['invitee', 'host'];
    expect(await mailedTo(fillIn(undefined, { start: '2026-04-08T09:00Z' }))).toEqual(['invitee', 'host']);
    expect(await mailedTo(fillIn('x', { start: '2026-04-09T09:00Z' }))).toEqual(['invitee', 'host']);
  });

  it.each([[0], [false], [{}], [['x']]])('catches a program that sends %j', async (extra) => {
    expect((await fillIn(extra)).status).toBe(201);
    expect(world.server.booked).toEqual([]);
  });

  it('asks a caught program for a form token', async () => {
    expect(await codeOf(await world.send({ extra: 'x' }))).toBe('form_token_required');
  });
});
