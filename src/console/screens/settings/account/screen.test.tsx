import { fireEvent, screen, waitFor } from '@testing-library/preact';
import { afterEach, expect, test, vi } from 'vitest';
import { leaveConsole, openScreen } from '../../../testing/index.ts';
import { accountScreen } from './index.ts';

afterEach(() => {
  leaveConsole();
  vi.useRealTimers();
});

const button = { name: 'Download the export' };

/** Opens the screen at a time of the server; the owner has proved who they are until ten in the morning, UTC. */
async function open(time: string, role: 'owner' | 'admin' = 'owner') {
  vi.useFakeTimers({ now: new Date(time), toFake: ['Date'] });
  const getAccount = () => ({ id: 1, name: 'Ana Host', allowed_origins: null });
  await openScreen(accountScreen, '/settings/data', { replies: { getAccount }, role });
  const links: string[] = [];
  document.addEventListener('click', function note(event) {
    if (!(event.target instanceof HTMLAnchorElement)) return;
    event.preventDefault();
    links.push(event.target.getAttribute('href') ?? '');
  });
  return links;
}

test('downloads the export of an owner who has proved who they are', async () => {
  const links = await open('2026-11-24T09:00:00Z');
  fireEvent.click(await screen.findByRole('button', button));
  await waitFor(() => expect(links).toEqual(['/console/api/v1/export']));
});

test('downloads nothing before an owner has proved who they are', async () => {
  const links = await open('2026-11-24T09:59:30Z');
  fireEvent.click(await screen.findByRole('button', button));
  await waitFor(() => expect(screen.getByRole('button', button).getAttribute('aria-busy')).toBe('true'));
  expect(links).toEqual([]);
});

test('offers the export to owners alone', async () => {
  await open('2026-11-24T09:00:00Z', 'admin');
  await screen.findByText('Any website that this server allows');
  expect(screen.queryByRole('button', button)).toBeNull();
});
