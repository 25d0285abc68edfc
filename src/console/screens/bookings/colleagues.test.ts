import { fireEvent, screen, waitFor } from '@testing-library/preact';
import { expect, test, vi } from 'vitest';
import { holdClock, type ReceivedRequest, sampleEvent, sampleEventType } from '../../testing/index.ts';
import { kenji, openBookings } from './bookings.testing.ts';

holdClock();

const ben = { name: 'Ben Host', email: 'ben@example.com', timezone: 'Europe/Berlin' };
const isOwnMeeting = ({ query }: ReceivedRequest) => query.host_id === '1';

test('names a colleague’s event type to the host of its booking', async () => {
  const theirs = sampleEventType({ id: 77, title: 'Consultation of Grace' });
  await openBookings({
    events: [sampleEvent({ event_type_id: 77 }), kenji],
    replies: { getEventType: ({ params }) => (params.id === '77' ? theirs : sampleEventType()) },
  });
  expect(await screen.findAllByText(/Consultation of Grace/)).not.toHaveLength(0);
});

test('shows one’s own bookings first, and those of a colleague or of all hosts on request', async () => {
  const server = await openBookings();
  await screen.findByRole('region', { name: 'Next booking' });
  expect(server.received.filter(({ name }) => name === 'listEvents').every(isOwnMeeting)).toBe(true);
  const hosts = await screen.findByLabelText<HTMLSelectElement>('Host');
  expect(hosts.selectedOptions[0]?.text).toBe('Ana Host');
  fireEvent.change(hosts, { target: { value: '2' } });
  await waitFor(() => expect(server.received.some(({ query }) => query.host_id === '2')).toBe(true));
  expect(location.search).toBe('?host=2');
  fireEvent.change(hosts, { target: { value: 'all' } });
  const lastList = () => server.received.findLast(({ name }) => name === 'listEvents');
  await waitFor(() => expect(lastList()?.query).not.toHaveProperty('host_id'));
  expect(location.search).toBe('?host=all');
});

test('shows the bookings of all hosts for a colleague’s event type', async () => {
  const server = await openBookings({ path: '/?type=77' });
  const hosts = await screen.findByLabelText<HTMLSelectElement>('Host');
  expect(hosts.selectedOptions[0]?.text).toBe('All hosts');
  const requests = server.received.filter(({ name }) => name === 'listEvents');
  expect(requests.some(({ query }) => query.event_type_id === '77')).toBe(true);
  expect(requests.some(isOwnMeeting)).toBe(false);
});

test('keeps showing one’s own bookings while a search text is too short', async () => {
  const server = await openBookings({ path: '/?q=k' });
  await screen.findByRole('region', { name: 'Next booking' });
  expect(server.received.filter(({ name }) => name === 'listEvents').every(isOwnMeeting)).toBe(true);
});

test('offers no way into a colleague’s meeting above the bookings of all hosts', async () => {
  await openBookings({ path: '/?host=all', events: [sampleEvent({ host: ben })] });
  const today = await screen.findByRole('region', { name: /^Today, Tuesday/ });
  await waitFor(() => expect(today.textContent).toContain('host: Ben Host'));
  expect(screen.queryByRole('region', { name: 'Next booking' })).toBeNull();
});

test('shows no meeting of a colleague as one’s own next one while that is read', async () => {
  const server = await openBookings({ path: '/?host=2', events: [sampleEvent({ host: ben })] });
  await screen.findByRole('region', { name: /^Today, Tuesday/ });
  vi.stubGlobal('fetch', (url: string, init: RequestInit) =>
    url.includes('/v1/events') ? new Promise(() => undefined) : server.fetch(url, init),
  );
  fireEvent.change(await screen.findByLabelText('Host'), { target: { value: '1' } });
  await waitFor(() => expect(location.search).toBe(''));
  await screen.findByRole('status', { name: 'Loading…' });
  expect(screen.queryByRole('region', { name: 'Next booking' })).toBeNull();
});

test('names no host on one’s own bookings', async () => {
  await openBookings({ path: '/?host=all', events: [sampleEvent(), sampleEvent({ id: kenji.id, host: ben })] });
  await screen.findByText(/host: Ben Host/);
  expect(screen.queryByText(/host: Ana Host/)).toBeNull();
});

test('sends no host for a member, whom the server limits to their own bookings', async () => {
  const server = await openBookings({ role: 'member' });
  await screen.findByRole('region', { name: 'Next booking' });
  expect(server.received.filter(({ name }) => name === 'listEvents').some(isOwnMeeting)).toBe(false);
});
