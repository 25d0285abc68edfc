import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeRotation, openService, type Rotation, runsOf, startsIn } from '../../testing/index.ts';

const service = await openService();

const tuesday = { start: '2026-03-03', end: '2026-03-03' };
const opening = Date.parse('2026-03-03T08:00:00+01:00');

const period = fc.record({ start: fc.integer({ min: 8, max: 16 }), hours: fc.integer({ min: 1, max: 4 }) });
const scenario = fc.record({
  periods: fc.array(period, { minLength: 2, maxLength: 3 }),
  others: fc.array(fc.nat(12 * 12), { maxLength: 8 }),
  fate: fc.constantFrom('stays', 'paused', 'left', 'nobody takes turns', 'reassigned', 'reassigned to the owner'),
  picks: fc.array(fc.nat(12 * 12), { minLength: 1, maxLength: 6 }),
  buffer: fc.constantFrom(0, 15),
});

test('offers exactly the times to which an event of one of several hosts can be rescheduled, whatever has happened to the host', async () => {
  await fc.assert(
    fc.asyncProperty(scenario, async ({ periods, others, fate, picks, buffer }) => {
      const eventType = { time_slot_interval: 15, buffer_time_after_event: buffer };
      const settings = periods.map(({ start, hours }) => {
        const [from, to] = [start, start + hours].map((hour) => `${`${hour}`.padStart(2, '0')}:00`);
        return { hours: { tuesday: [{ start: from ?? '', end: to ?? '' }] } };
      });
      const rotation = await makeRotation(service, await service.account({ eventType }), settings);
      for (const other of others) await service.book(rotation, startOf(other));
      const [first = ''] = startsIn(await service.slots(rotation, tuesday));
      fc.pre(first !== '');
      const { id } = (await service.book(rotation, first)).body.data;
      await decide(rotation, { id, fate });
      for (const pick of picks) {
        const slots = await service.slots(rotation, { ...tuesday, except_event: id });
        const offeredStarts = startsIn(slots).map((slot) => Date.parse(slot));
        const start = startOf(pick);
        const { body } = await service.send(rotation, `GET /events/${id}`);
        const isSame = Date.parse(body.data.start) === Date.parse(start);
        const { status } = await service.send(rotation, `POST /events/${id}/reschedule`, { start });
        expect(status).toBe(isSame || offeredStarts.includes(Date.parse(start)) ? 200 : 409);
      }
    }),
    runsOf(100),
  );
});

type Fate = { readonly id: string; readonly fate: string };

/** Changes what the host of an event has to do with its event type. */
async function decide(rotation: Rotation, { id, fate }: Fate): Promise<void> {
  const path = `/event-types/${rotation.eventTypeId}/hosts` as const;
  const { data } = (await service.send(rotation, `GET ${path}`)).body;
  const hosts = data.map(({ name, assigned, ...host }: { name: string; assigned: number }) => host);
  const lead = (await service.store.findHostsOfEvent(rotation.accountId, id))?.leadId;
  const isLead = ({ user_id }: { user_id: number }) => user_id === lead;
  switch (fate) {
    case 'paused':
      return rotation.setHosts(
        hosts.map((host: { user_id: number }) => (isLead(host) ? { ...host, weight: 0 } : host)),
      );
    case 'left':
      return rotation.setHosts(hosts.filter((host: { user_id: number }) => !isLead(host)));
    case 'nobody takes turns':
      return rotation.setHosts([]);
    case 'reassigned':
    case 'reassigned to the owner': {
      const colleague = rotation.hosts.find((host) => host !== lead);
      const host_id = fate === 'reassigned' ? colleague : rotation.userId;
      await service.send(rotation, `POST /events/${id}/reassign`, { host_id });
    }
  }
}

function startOf(fiveMinutes: number): string {
  return new Date(opening + fiveMinutes * 300_000).toISOString();
}
