import { beforeEach, describe, expect, it } from 'vitest';
import { at, openWorld, refusal, settle, slotsOfApril, startsIn, type World } from '../testing/index.ts';

let world: World;
const breaks = () => refusal({ code: 'internal_error' });
const slotsPath = 'GET /v1/event-types/42/slots';
const april = { start: '2026-04-01', end: '2026-04-30', timezone: 'UTC' } as Parameters<World['server']['slotsFor']>[0];

beforeEach(() => {
  world = openWorld();
});

function refuseAnswer(identifier: string, sentence: string): Response {
  return refusal({ code: 'validation_failed', errors: { [`answers.${identifier}`]: [sentence] } });
}

/** The form asks one more question from now on, which has to be answered. */
function askForCompany(): void {
  const company = { id: 8, identifier: 'company', label: 'Company', type: 'text', placeholder: '' };
  const data = [{ ...company, is_required: true, is_active: true, position: 5, options: [] }];
  world.server.instead.set('GET /v1/event-types/42/booking-forms', () => Response.json({ success: true, data }));
  world.server.instead.set('POST /v1/events', () => refuseAnswer('company', 'is required'));
}

describe('a booking', () => {
  it.each([
    [true, 'de'],
    [false, undefined],
  ])('forwards the invitee’s language only to a server that accepts it (%s)', async (acceptsLocale, locale) => {
    world = openWorld({ acceptsLocale });
    const usual = world.server.instead.get('POST /v1/events') ?? expect.fail('The server books nothing.');
    let body: Readonly<Record<string, unknown>> = {};
    world.server.instead.set('POST /v1/events', async (request) => {
      body = await request.clone().json();
      return usual(request);
    });
    expect((await world.book('2026-04-07T09:00Z', { more: { locale: 'de' } })).status).toBe(201);
    expect([body.event_type_id, body.locale]).toEqual([42, locale]);
  });

  it('books a length that the event type has offered since it was cached', async () => {
    await world.get('/event-types/42');
    world.server.eventType = { ...world.server.eventType, duration: 60 };
    expect((await world.book('2026-04-07T09:00Z', { more: { duration: 60 } })).status).toBe(201);
    const { data } = await (await world.get('/event-types/42')).json();
    expect(data.duration).toBe(60);
  });

  it('asks the server once about a length that is not offered, and keeps what is cached', async () => {
    await world.get('/event-types/42');
    const before = world.server.countOf('/event-types/42');
    const response = await world.book('2026-04-07T09:00Z', { more: { duration: 480 } });
    expect((await response.json()).error.errors).toEqual({ duration: ['must be one of 30, found 480'] });
    await world.get('/event-types/42');
    expect(world.server.countOf('/event-types/42')).toBe(before + 1);
  });

  it('shows the current questions after the server refuses answers to earlier ones', async () => {
    await world.get('/event-types/42/booking-forms');
    askForCompany();
    const response = await world.book('2026-04-07T09:00Z');
    expect((await response.json()).error.errors).toEqual({ 'answers.company': ['is required'] });
    const { data } = await (await world.get('/event-types/42/booking-forms')).json();
    expect(data.map(({ identifier }: { identifier: string }) => identifier)).toContain('company');
  });

  it('keeps what is cached if the server refuses answers to the current questions', async () => {
    await world.get('/event-types/42/booking-forms');
    await world.get(slotsOfApril);
    world.server.instead.set('POST /v1/events', () => refuseAnswer('email', 'is on our list of spam'));
    expect((await world.book('2026-04-07T09:00Z')).status).toBe(422);
    const before = world.server.countOf('/slots');
    await world.get(slotsOfApril);
    expect(world.server.countOf('/slots')).toBe(before);
  });

  it('asks the server nothing more about answers that the cached form refuses', async () => {
    await world.get('/event-types/42/booking-forms');
    askForCompany();
    const before = world.server.countOf('/booking-forms');
    expect((await world.book('2026-04-07T09:00Z', { answers: { nothing: 'x' } })).status).toBe(422);
    expect(world.server.countOf('/booking-forms')).toBe(before);
  });

  it('removes a booked time from everyone’s slots immediately', async () => {
    await world.get(slotsOfApril);
    expect((await world.book('2026-04-07T09:00Z')).status).toBe(201);
    const starts = await startsIn(await world.get(slotsOfApril));
    expect(starts).not.toContain('2026-04-07T09:00:00+00:00');
    expect(starts).toContain('2026-04-07T10:00:00+00:00');
  });

  it('removes a booked time from the host’s other event types too', async () => {
    const other = slotsOfApril.replace('42', '43');
    world.server.instead.set('GET /v1/event-types/43', () =>
      Response.json({ success: true, data: { ...world.server.eventType, id: 43 } }),
    );
    world.server.instead.set('GET /v1/event-types/43/slots', () =>
      Response.json({ success: true, data: world.server.slotsFor(april) }),
    );
    await world.get(other);
    await world.book('2026-04-07T09:00Z');
    expect(await startsIn(await world.get(other))).not.toContain('2026-04-07T09:00:00+00:00');
  });

  it('removes the buffers of a booking from the host’s other event types too', async () => {
    const other = slotsOfApril.replace('42', '43');
    const buffers = { buffer_time_before_event: 0, buffer_time_after_event: 0 };
    const data = { ...world.server.eventType, id: 43, ...buffers, booking_frequency_limits: null };
    world.server.eventType = { ...world.server.eventType, booking_frequency_limits: null };
    const clocks = ['08:25Z', '08:30Z', '09:00Z', '09:30Z', '09:40Z'];
    world.server.times = clocks.map((clock) => at(`2026-04-07T${clock}`));
    world.server.instead.set('GET /v1/event-types/43', () => Response.json({ success: true, data }));
    world.server.instead.set('GET /v1/event-types/43/slots', () =>
      Response.json({ success: true, data: world.server.slotsFor(april) }),
    );
    await world.get(other);
    await world.book('2026-04-07T09:00Z');
    // Its buffers are 5 minutes before and 10 minutes after.
    const starts = ['2026-04-07T08:25:00+00:00', '2026-04-07T09:40:00+00:00'];
    expect(await startsIn(await world.get(other))).toEqual(starts);
  });

  it('requests slots again after a booking that may have reached a limit', async () => {
    await world.get(slotsOfApril);
    await world.book('2026-04-07T09:00Z');
    world.server.times = [at('2026-04-08T09:00Z')]; // as with a limit of one a day
    expect(await startsIn(await world.get(slotsOfApril))).toEqual(['2026-04-08T09:00:00+00:00']);
  });

  it('requests slots again after a booking that came too late', async () => {
    await world.get(slotsOfApril);
    world.server.take(at('2026-04-01T09:00Z'));
    expect((await world.book('2026-04-01T09:00Z')).status).toBe(409);
    expect(await startsIn(await world.get(slotsOfApril))).not.toContain('2026-04-01T09:00:00+00:00');
  });

  it('removes a booked time from slots requested before it', async () => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const before = Response.json({ success: true, data: { slots: world.server.slotsFor(april).slots } });
    const usual = world.server.instead.get(slotsPath);
    world.server.instead.set(slotsPath, async () => {
      await released;
      return before;
    });
    const early = world.get(slotsOfApril);
    await settle();
    if (usual) world.server.instead.set(slotsPath, usual);
    await world.book('2026-04-07T09:00Z');
    const later = world.get(slotsOfApril);
    release();
    await early;
    expect(await startsIn(await later)).not.toContain('2026-04-07T09:00:00+00:00');
    expect(await startsIn(await world.get(slotsOfApril))).not.toContain('2026-04-07T09:00:00+00:00');
  });

  it('removes a booked time from stale slots while the server fails', async () => {
    await world.get(slotsOfApril);
    await world.book('2026-04-07T09:00Z');
    world.server.instead.set(slotsPath, breaks);
    const response = await world.get(slotsOfApril);
    expect(response.status).toBe(200);
    expect(await startsIn(response)).not.toContain('2026-04-07T09:00:00+00:00');
  });

  it('requests slots again after a booking without a response', async () => {
    await world.get(slotsOfApril);
    world.server.instead.set('POST /v1/events', () => {
      throw new TypeError('connection reset');
    });
    expect((await world.book('2026-04-07T09:00Z')).status).toBe(503);
    await world.get(slotsOfApril);
    expect(world.server.countOf('/slots')).toBe(2);
  });
});

describe('limits of a booking’s content', () => {
  const people = Array.from({ length: 11 }, (_, turn) => `guest${turn}@example.org`);
  const guests = (identifier: string, id: number) =>
    ({ ...fieldOf, id, identifier, label: identifier, type: 'multiple_emails' }) as const;
  const fieldOf = { placeholder: '', is_required: false, is_active: true, position: 5, options: [] };

  beforeEach(() => {
    world = openWorld();
    const data = [guests('colleagues', 8), guests('friends', 9), { ...fieldOf, ...text, id: 10 }];
    world.server.instead.set('GET /v1/event-types/42/booking-forms', () => Response.json({ success: true, data }));
  });

  const text = { identifier: 'topic', label: 'Topic', type: 'textarea' } as const;

  async function bring(answers: Record<string, unknown>): Promise<[number, string[]]> {
    const response = await world.book('2026-04-10T09:00Z', { answers });
    return [response.status, Object.keys((await response.json()).error?.errors ?? {})];
  }

  it('allows ten guests, each counted once', async () => {
    const both = ['answers.colleagues', 'answers.friends'];
    expect(await bring({ colleagues: people.slice(0, 6), friends: people.slice(5, 11) })).toEqual([422, both]);
    expect(await bring({ colleagues: people })).toEqual([422, ['answers.colleagues']]);
    const upperCase = people.slice(0, 10).map((address) => address.toUpperCase());
    expect(await bring({ colleagues: people.slice(0, 10), friends: upperCase })).toEqual([201, []]);
  });

  it('does not count the invitee’s own address as a guest', async () => {
    const answers = { colleagues: people.slice(0, 5), friends: [...people.slice(5, 10), 'Ada@Example.org'] };
    expect(await bring(answers)).toEqual([201, []]);
  });

  it('allows answers of 2,000 characters', async () => {
    expect(await bring({ topic: 'x'.repeat(2001) })).toEqual([422, ['answers.topic']]);
    expect(await bring({ topic: 'x'.repeat(2000) })).toEqual([201, []]);
  });

  it('lists no more than 100 wrong answers', async () => {
    const unknown = Object.fromEntries(Array.from({ length: 200 }, (_, index) => [`question${index}`, 'x']));
    const [status, errors] = await bring(unknown);
    expect([status, errors.length]).toEqual([422, 100]);
  });
});
