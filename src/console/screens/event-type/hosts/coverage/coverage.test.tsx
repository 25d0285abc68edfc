import { fireEvent, screen, waitFor, within } from '@testing-library/preact';
import { expect, test } from 'vitest';
import type { EventTypeCoverage, HostCoverage } from '../../../../../contract/index.ts';
import { addDays, type LocalDate, parseLocalDate } from '../../../../../time/index.ts';
import { holdClock, refusal, sampleEventType } from '../../../../testing/index.ts';
import { anaHosts, graceHosts, maryHosts, openHosts } from '../open-hosts.testing.ts';

holdClock();

const title = 'Who can be booked in the next two weeks';
const first = parseLocalDate('2026-11-24') as LocalDate; // a real date

/** Returns the two weeks of a host: usual and bookable minutes of the first days, then days without hours. */
function host(userId: number, name: string, days: readonly (readonly [number, number])[]): HostCoverage {
  return {
    user_id: userId,
    name,
    calendar_unread_from: null,
    days: Array.from({ length: 14 }, (_, index) => {
      const [usual_minutes, bookable_minutes] = days[index] ?? [0, 0];
      return { date: addDays(first, index), usual_minutes, bookable_minutes };
    }),
  };
}

const both: EventTypeCoverage = {
  hosts: [
    host(1, 'Ana Host', [
      [480, 480],
      [480, 0],
      [0, 60],
    ]),
    host(12, 'Grace Hopper', [
      [480, 390],
      [0, 0],
    ]),
  ],
  gaps: ['2026-11-25'],
};

const open = (coverage: EventTypeCoverage = both, options: Parameters<typeof openHosts>[1] = {}) =>
  openHosts([anaHosts, graceHosts], {
    ...options,
    replies: { getEventTypeCoverage: () => coverage, ...options.replies },
  });

const card = async () => within(await screen.findByRole('region', { name: title }));

/** Returns the cells of a host. */
async function cellsOf(name: string): Promise<(string | null)[]> {
  const row = (await card()).getByRole('row', { name: new RegExp(`^${name}`) });
  return within(row)
    .getAllByRole('cell')
    .map((cell) => cell.querySelector('.visually-hidden')?.textContent ?? cell.textContent);
}

test('shows hosts as rows and days as columns, and says how much of each day can be booked', async () => {
  const server = await open();
  await (await card()).findByRole('table', { name: title });
  const columns = (await card()).getAllByRole('columnheader');
  expect(columns).toHaveLength(15);
  expect(columns[1]?.querySelector('.visually-hidden')?.textContent).toBe('Tuesday 24\u00a0November');
  expect((await card()).getByRole('rowheader', { name: 'Grace Hopper' })).toBeTruthy();
  expect((await cellsOf('Ana Host')).slice(0, 4)).toEqual([
    'All free, 8 hours',
    'Nothing free',
    'All free, 1 hour',
    'No hours',
  ]);
  expect((await cellsOf('Grace Hopper'))[0]).toBe('Partly free, 6 hours 30 minutes');
  const { query } = server.received.find(({ name }) => name === 'getEventTypeCoverage') ?? {};
  expect(query).toEqual({ start: '2026-11-24', end: '2026-12-07', timezone: 'Europe/Berlin' });
});

test('names the days on which no one can be booked, each with its explanation', async () => {
  await open();
  expect(await (await card()).findByText(/^No one can be booked on these days/)).toBeTruthy();
  const links = (await card()).getAllByRole('link');
  expect(links.map((link) => [link.textContent?.replace('\u00a0', ' '), link.getAttribute('href')])).toEqual([
    ['Wed 25 Nov', '/console/why/42/2026-11-25'],
  ]);
});

test('gives a paused host a row without days', async () => {
  const replies = { listEventTypeHosts: () => [anaHosts, graceHosts, { ...maryHosts, weight: 0 }] };
  await open(both, { replies });
  await (await card()).findByRole('table', { name: title });
  expect(await cellsOf('Mary Jackson')).toEqual(['Paused']);
});

test('says why nothing is offered to a host after the time up to which a calendar was read', async () => {
  const [ana, grace] = both.hosts;
  if (!ana || !grace) throw new Error('There are two hosts.');
  await open({ ...both, hosts: [ana, { ...grace, calendar_unread_from: '2026-11-24T12:00:00Z' }] });
  expect(await (await card()).findByText(/^A calendar of Grace Hopper was read only up to 24 Nov 2026/)).toBeTruthy();
});

test('says what to check if no day can be booked', async () => {
  await open({ hosts: [host(1, 'Ana Host', [])], gaps: [] });
  expect(await (await card()).findByText(/^Nothing can be booked in the next two weeks/)).toBeTruthy();
  expect((await card()).queryByRole('table')).toBeNull();
});

test('shows an error in the coverage card and loads it again on request', async () => {
  let isFailing = true;
  await open(both, {
    replies: { getEventTypeCoverage: () => (isFailing ? refusal('internal_error') : both) },
  });
  expect(await (await card()).findByRole('alert')).toBeTruthy();
  isFailing = false;
  fireEvent.click((await card()).getByRole('button', { name: 'Try again' }));
  expect(await (await card()).findByRole('table', { name: title })).toBeTruthy();
});

test('shows no days of an archived event type', async () => {
  const server = await open(both, {
    replies: { getEventType: () => sampleEventType({ archived_at: '2026-11-20T09:00:00Z' }) },
  });
  await screen.findByRole('group', { name: 'Ana Host' });
  expect(server.received.some(({ name }) => name === 'getEventTypeCoverage')).toBe(false);
});

test('requests no coverage that a member may not see', async () => {
  const server = await openHosts([graceHosts, { ...anaHosts, weight: 0 }], { role: 'member' });
  expect(await screen.findByText('Grace Hopper')).toBeTruthy();
  await waitFor(() => expect(server.received.some(({ name }) => name === 'getEventTypeDistribution')).toBe(true));
  expect(server.received.some(({ name }) => name === 'getEventTypeCoverage')).toBe(false);
});
