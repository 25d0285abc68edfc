import { screen, within } from '@testing-library/preact';
import { expect, test } from 'vitest';
import type { EventTypeDistribution, HostDistribution } from '../../../../../contract/index.ts';
import { holdClock, refusal } from '../../../../testing/index.ts';
import { anaHosts, graceHosts, openHosts } from '../open-hosts.testing.ts';

holdClock();

function host(change: Partial<HostDistribution>): HostDistribution {
  return {
    user_id: 1,
    name: 'Ana Host',
    weight: 100,
    target_share: 50,
    actual_share: 75,
    assigned: 3,
    counted: 3,
    last_assigned_at: '2026-11-12T10:00:00+01:00',
    ...change,
  };
}

const grace = { user_id: 12, name: 'Grace Hopper', actual_share: 25, assigned: 1, counted: 1 };
const november: EventTypeDistribution = {
  from: '2026-11-01',
  to: '2026-11-30',
  timezone: 'Europe/Berlin',
  hosts: [host({}), host(grace)],
};
const nothing = { actual_share: null, assigned: 0, counted: 0, last_assigned_at: null };
const october: EventTypeDistribution = {
  ...november,
  from: '2026-10-01',
  to: '2026-10-31',
  hosts: [host(nothing), host({ ...grace, ...nothing })],
};

type Query = { readonly query: Readonly<Record<string, string>> };

const open = (current: EventTypeDistribution = november) =>
  openHosts([anaHosts, graceHosts], {
    replies: { getEventTypeDistribution: ({ query }: Query) => (query.from ? october : current) },
  });

const card = async () => within(await screen.findByRole('region', { name: 'Meetings by host' }));

async function cellsOf(name: string): Promise<(string | null)[]> {
  const table = within(await (await card()).findByRole('table', { name: 'Meetings by host' }));
  const cells = within(table.getByRole('row', { name: new RegExp(`^${name}`) })).getAllByRole('cell');
  return cells.map((cell) => [...cell.children].map(({ textContent }) => textContent).join(' | '));
}

test('shows the share that each host should get, and what they got this month and before', async () => {
  const server = await open();
  expect(await cellsOf('Ana Host')).toEqual([
    '50%',
    '75% | 3 meetings | Last assigned on Thu 12\u00a0Nov',
    '0 meetings',
  ]);
  expect(await cellsOf('Grace Hopper')).toEqual([
    '50%',
    '25% | 1 meeting | Last assigned on Thu 12\u00a0Nov',
    '0 meetings',
  ]);
  const headings = (await card()).getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(headings).toEqual(['Host', 'Share', 'November 2026', 'October 2026']);
  const queries = server.received.filter(({ name }) => name === 'getEventTypeDistribution').map(({ query }) => query);
  expect(queries).toEqual([{}, { from: '2026-10-01', to: '2026-10-31' }]);
});

test('says how many meetings still count after the hosts have changed', async () => {
  await open({ ...november, hosts: [host({ counted: 1 }), host(grace)] });
  expect((await cellsOf('Ana Host'))[1]).toBe('75% | 3 meetings | 1 counted | Last assigned on Thu 12\u00a0Nov');
  expect((await cellsOf('Grace Hopper'))[1]).not.toContain('counted');
  expect((await card()).getByText(/^The hosts or their shares have changed/)).toBeTruthy();
});

test('names the credit for days off this month', async () => {
  await open({ ...november, hosts: [host({ credit: 1.5 }), host(grace)] });
  expect((await cellsOf('Ana Host'))[1]).toContain('3 meetings | plus 1.5 for days off');
  expect((await cellsOf('Grace Hopper'))[1]).not.toContain('days off');
});

test('shows that a host is paused instead of a share', async () => {
  await open({ ...november, hosts: [host({ weight: 0, target_share: 0 }), host(grace)] });
  expect((await cellsOf('Ana Host'))[0]).toBe('Paused');
  expect((await cellsOf('Grace Hopper'))[0]).toBe('100%');
});

test('shows an error in the distribution card if it cannot be loaded', async () => {
  await openHosts([anaHosts, graceHosts], { replies: { getEventTypeDistribution: () => refusal('internal_error') } });
  expect(await (await card()).findByRole('alert')).toBeTruthy();
});

test('shows no distribution for an event type with only its own host', async () => {
  const server = await openHosts([]);
  await screen.findByRole('region', { name: 'Who can be booked in the next two weeks' });
  expect(screen.queryByRole('region', { name: 'Meetings by host' })).toBeNull();
  expect(server.received.some(({ name }) => name === 'getEventTypeDistribution')).toBe(false);
});
