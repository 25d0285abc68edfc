import { expect, test } from 'vitest';
import type { Availability } from '../../../contract/index.ts';
import { asInstant } from '../../../time/index.ts';
import type { CallInput, Session } from '../session.ts';
import { findBookingsOf } from './find-bookings.ts';

const perPage = 100;

/** Returns a session with an event type that has this many upcoming bookings. Their ids are numbered by start. */
function sessionWith(total: number): Session {
  const lists: Readonly<Record<string, (query: CallInput['query']) => unknown>> = {
    listEventTypes: (query) => (query?.archived ? [] : [{ id: 1, availability_id: null }]),
    listEventTypeHosts: () => [],
    listEvents: (query) => {
      const ids = Array.from({ length: total }, (_, index) => index);
      if (query?.order !== 'asc') ids.reverse();
      const first = (Number(query?.page) - 1) * perPage;
      const data = ids.slice(first, first + perPage).map((id) => ({ id: `${id}`, event_type_id: 1 }));
      return { data, total };
    },
  };
  return {
    clock: () => asInstant(0),
    call: async (name: string, input?: CallInput) => ({ ok: true, data: lists[name]?.(input?.query) }),
  } as unknown as Session; // only what the function uses
}

const schedule = { id: 7, is_default: true } as Availability; // only what the function uses

test.each([
  [250, 250, true],
  [2000, 2000, true],
  [2001, 2000, false],
])('finds the earliest of %i upcoming bookings first', async (total, count, isComplete) => {
  const result = await findBookingsOf(sessionWith(total), schedule);
  const ids = result.ok ? result.data.events.map(({ id }) => Number(id)) : [];
  expect(ids).toEqual(Array.from({ length: count }, (_, index) => index));
  expect(result).toMatchObject({ data: { isComplete } });
});
