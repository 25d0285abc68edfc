import { expect, it } from 'vitest';
import { openWorld, slotsOfApril, startsIn } from '../testing/index.ts';
import type { ResolvedEventType } from './resolved-event-type.ts';

const accountId = '7';
const host = { name: 'Grace', email: 'grace@example.org', timezone: 'UTC' };
const [start, end] = ['2026-04-07T09:00:00Z', '2026-04-07T09:30:00Z'];
const booked = { event_type_id: 42, host, status: 'confirmed' as const, start, end };

/** A gateway whose pages name the event type by its public id, so that its number was never looked up. */
function openWith(findByNumber: () => Promise<ResolvedEventType | undefined>) {
  const resolvedType = { eventTypeId: 42, accountId, isPrivate: false, isActive: true };
  const findEventType = async (reference: unknown) => (typeof reference === 'number' ? findByNumber() : resolvedType);
  const world = openWorld({ findEventType });
  const slots = () => world.get(slotsOfApril.replace('42', 'demo~introductory-call'));
  return { ...world, slots };
}

it('stops offering a booked time although its event type could not be looked up', async () => {
  const world = openWith(() => Promise.reject(new Error('away')));
  const offersStart = async () => (await startsIn(await world.slots())).map(Date.parse).includes(Date.parse(start));
  expect(await offersStart()).toBe(true);
  world.server.times = world.server.times.filter((time) => time !== Date.parse(start));
  await world.gateway.invalidate({ kind: 'event', accountId, event: booked });
  expect(await offersStart()).toBe(false);
});

it('keeps the slots of an account after a change of an event type that does not exist', async () => {
  const world = openWith(() => Promise.resolve(undefined));
  await world.slots();
  const before = world.server.countOf('/slots');
  await world.gateway.invalidate({ kind: 'event', accountId, event: booked });
  await world.slots();
  expect(world.server.countOf('/slots')).toBe(before);
});
