import { fireEvent, render, screen, waitFor } from '@testing-library/preact';
import { afterEach, expect, test } from 'vitest';
import type { Contact } from '../../../contract/index.ts';
import { leaveConsole, openScreen } from '../../testing/index.ts';
import { Announcer, announce } from '../../ui/index.ts';
import { contactsScreen } from './index.ts';

afterEach(leaveConsole);

/** Opens the contacts of a server that has this many and returns them in pages. */
function openContacts(total: number, path = '/contacts') {
  return openScreen(contactsScreen, path, {
    replies: {
      listContacts: ({ query }) => {
        const first = (Number(query.page) - 1) * Number(query.per_page);
        const length = Math.max(Math.min(Number(query.per_page), total - first), 0);
        const data = Array.from({ length }, (_, index) => contact(first + index + 1));
        return { data, total, current_page: Number(query.page), per_page: Number(query.per_page) };
      },
    },
  });
}

function contact(number: number): Contact {
  return {
    id: `7b1d4a52-8a51-4c53-9f0d-${String(number).padStart(12, '0')}`,
    name: `Ada ${number}`,
    email: `ada${number}@example.org`,
    timezone: 'Europe/London',
    created_at: '2026-11-20T09:00:00Z',
    updated_at: '2026-11-20T09:00:00Z',
    event_count: number,
    no_shows: 2,
    next_event_at: '2026-12-03T09:00:00Z',
    last_event_at: '2026-11-19T09:00:00Z',
  };
}

test('shows more contacts on request, below the current ones', async () => {
  await openContacts(40);
  await screen.findByText('40 contacts');
  expect(screen.getAllByRole('listitem')).toHaveLength(30);
  fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
  await screen.findByRole('link', { name: 'Ada 40' });
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

test.each([
  [19, 'Show more'],
  [20, 'There are more. Search to find them.'],
])('ends a list of %i pages with “%s”', async (pages, ending) => {
  await openContacts(700, `/contacts?pages=${pages}`);
  expect(await screen.findByText(ending)).toBeTruthy();
  expect(screen.queryAllByRole('button', { name: 'Show more' })).toHaveLength(pages < 20 ? 1 : 0);
});

test('says how often a contact booked, and names their next and last meeting', async () => {
  await openContacts(3);
  const facts = await screen.findByText(/^3 bookings/);
  expect(facts.textContent).toMatch(/2 no-shows · Next: Thu.3.Dec · Last: Thu.19.Nov$/);
});

test('searches for a part of a name or an address', async () => {
  const server = await openContacts(2);
  fireEvent.input(await screen.findByLabelText('Search by name or email'), { target: { value: 'love' } });
  await waitFor(() => expect(server.received.at(-1)?.query).toMatchObject({ query: 'love', page: '1' }));
  expect(location.search).toBe('?q=love');
});

test('announces how many contacts a search has found, but not those at first', async () => {
  announce(''); // tests share the last announcement
  await openContacts(2);
  render(<Announcer />);
  await screen.findByText('2 contacts');
  expect(screen.getByRole('status').textContent).toBe('');
  fireEvent.input(screen.getByLabelText('Search by name or email'), { target: { value: 'love' } });
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('2 contacts'));
});

test('says that no contact matches, and clears the search', async () => {
  await openContacts(0, '/contacts?q=zz');
  await screen.findByText('No name or email address contains “zz”.');
  fireEvent.click(screen.getByRole('button', { name: 'Clear search' }));
  await screen.findByRole('heading', { name: 'No contacts yet' });
});
