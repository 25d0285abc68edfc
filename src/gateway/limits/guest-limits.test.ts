import { expect, it } from 'vitest';
import { openWorld, type World } from '../testing/index.ts';
import type { VisitorLimits } from './visitor-limits.ts';

/** A gateway whose booking form asks for guests. */
function openGuestWorld(limits: Partial<VisitorLimits>) {
  const world = openWorld({ limits });
  const field = { id: 8, identifier: 'guests', label: 'Guests', type: 'multiple_emails', placeholder: '' };
  const data = [{ ...field, is_required: false, is_active: true, position: 5, options: [] }];
  const path = 'GET /v1/event-types/42/booking-forms';
  world.server.instead.set(path, () => Response.json({ success: true, data }));
  let turn = 0;
  return {
    ...world,
    /** Books the next free time from another network, as another person, with these guests. */
    async bookWith(guests: readonly string[]): Promise<Response> {
      turn += 1;
      const start = `2026-04-${10 + turn}T09:00Z`;
      const visit = { address: `192.0.2.${turn}`, email: `person${turn}@example.org` };
      return world.book(start, { ...visit, answers: { guests } });
    },
  };
}

function move(world: World, { id, manage_token }: { id: string; manage_token: string }, start: string) {
  return world.manage(`${id}/reschedule`, manage_token, { body: { start } });
}

it('limits the mail that bookings send to a guest, whoever books', async () => {
  const world = openGuestWorld({ emailBookingsPerHour: 2 });
  const statuses: number[] = [];
  for (const guest of ['bo@example.org', 'Bo+x@example.org', 'bo@example.org', 'cy@example.org']) {
    statuses.push((await world.bookWith([guest])).status);
  }
  expect(statuses).toEqual([201, 201, 429, 201]);
});

it('counts each spelling of a guest’s mailbox, since each is sent an email', async () => {
  const world = openGuestWorld({ emailBookingsPerHour: 3 });
  const spellings = ['bo@example.org', 'bo+1@example.org', 'bo+2@example.org', 'bo+3@example.org'];
  expect((await world.bookWith(spellings)).status).toBe(429);
  expect(world.server.booked).toEqual([]);
  expect((await world.bookWith(spellings.slice(1))).status).toBe(201);
});

it('counts a rescheduling for each guest', async () => {
  const world = openGuestWorld({ emailBookingsPerHour: 2 });
  const { data } = await (await world.bookWith(['bo@example.org'])).json();
  expect((await move(world, data, '2026-05-01T09:00Z')).status).toBe(200);
  expect((await world.bookWith(['bo@example.org'])).status).toBe(429);
});

it('counts emails to guests toward the hourly limit', async () => {
  // Half of them are for one account: two bookings, one of them with two guests.
  const world = openGuestWorld({ mailsPerHour: 12 });
  const twoGuests = await world.bookWith(['bo@example.org', 'cy@example.org']);
  const oneGuest = await world.bookWith(['di@example.org']);
  expect([twoGuests.status, oneGuest.status, (await world.bookWith([])).status]).toEqual([201, 429, 201]);
});

it('counts emails that a rescheduling sends to guests', async () => {
  const world = openGuestWorld({ mailsPerHour: 12 });
  const { data } = await (await world.bookWith(['bo@example.org'])).json();
  expect((await move(world, data, '2026-05-01T09:00Z')).status).toBe(200);
  expect((await move(world, data, '2026-05-02T09:00Z')).status).toBe(429);
});

it('does not count a failed booking for its guests', async () => {
  const world = openGuestWorld({ emailBookingsPerHour: 1, mailsPerHour: 8 });
  const answers = { guests: ['bo@example.org', 'cy@example.org'] };
  const response = await world.book('2026-04-10T08:00Z', { answers });
  expect([response.status, (await world.bookWith(answers.guests)).status]).toEqual([409, 201]);
});
