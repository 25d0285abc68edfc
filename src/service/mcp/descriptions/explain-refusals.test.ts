import { expect, test } from 'vitest';
import type { SlotExplanation } from '../../../contract/index.ts';
import type { ZoneName } from '../../../time/index.ts';
import { reasonsOf, reasonsText } from './explain-refusals.ts';

const zone = 'UTC' as ZoneName;
const date = '2026-03-04';
const names = new Map(['Ana', 'Ben', 'Cem', 'Dan', 'Eve', 'Fay', 'Gus'].map((name, index) => [index, name]));

/** Explains a start at which each of some hosts has a booking that begins at another minute. */
function explainBooked(hostIds: readonly (number | undefined)[]): SlotExplanation {
  const start = `${date}T10:00:00Z`;
  const whose = hostIds.map((id) => (id === undefined ? {} : { host_id: id }));
  const layers = whose.map((host, index) => {
    const times = { from: `${date}T09:5${index}:00Z`, to: `${date}T10:30:00Z` };
    return {
      ...host,
      kind: 'busy' as const,
      ...times,
      source: { event_id: '', event_type_id: 1, with_buffers: times },
    };
  });
  const refusals = whose.map((host, layer) => ({ ...host, reason: 'taken' as const, layer }));
  return { date, timezone: zone, duration: 30, offered: [], layers, starts: [{ start, refusals }] };
}

test('names the host of each booking that takes a time', () => {
  const reasons = reasonsOf(explainBooked([0, 1]), { zone, names });
  expect(reasons.map(({ hosts }) => hosts)).toEqual([['Ana'], ['Ben']]);
  expect(reasonsText(reasons)).toMatch(/^Ana: There is a booking from .* 09:50 UTC .* Ben: There is a booking from/);
});

test('counts the bookings of many hosts, and names five of the hosts', () => {
  const reasons = reasonsOf(explainBooked([0, 1, 2, 3, 4, 5, 6]), { zone, names });
  const because = 'There are 7 bookings at this time, including buffers.';
  expect(reasons).toEqual([{ reason: 'taken', because, hosts: ['Ana', 'Ben', 'Cem', 'Dan', 'Eve'], more_hosts: 2 }]);
  expect(reasonsText(reasons)).toBe(`Ana, Ben, Cem, Dan, Eve, 2 more: ${because}`);
});

test('counts many bookings of the only host without a name', () => {
  const reasons = reasonsOf(explainBooked(Array(6).fill(undefined)), { zone, names: new Map() });
  expect(reasons).toEqual([{ reason: 'taken', because: 'There are 6 bookings at this time, including buffers.' }]);
});
