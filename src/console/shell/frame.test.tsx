import { act, render, screen } from '@testing-library/preact';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import type { ZoneName } from '../../time/index.ts';
import { setHostClock } from '../formats/index.ts';
import { navigate } from '../routing/index.ts';
import { screens } from '../screens/index.ts';
import { leaveConsole, openScreen, sampleUser } from '../testing/index.ts';
import { Frame } from './frame.tsx';

afterEach(leaveConsole);

/** Opens the list of a phone's last tab, beside the navigation. */
async function openMore(role: 'owner' | 'member'): Promise<void> {
  const row = screens.find(({ path }) => path === '/more');
  if (!row) throw new Error('There is no screen of more links.');
  await openScreen(row, row.path, { replies: { getCurrentUser: () => sampleUser() }, role });
  render(<Frame>{null}</Frame>);
}

test.each(['/more', '/calendars', '/contacts/1', '/embed', '/settings/people'])(
  'marks "More" as the current tab of a phone at %s',
  async (path) => {
    await openMore('owner');
    await navigate(path);
    const tab = await screen.findByRole('link', { name: /^More/, current: 'page' });
    expect(tab.getAttribute('href')).toBe('/console/more');
  },
);

test.each([
  ['owner', 2],
  ['member', 0],
] as const)('leads an account’s %s to the contacts %i times, on a desktop and on a phone', async (role, count) => {
  await openMore(role);
  const links = screen.getAllByRole<HTMLAnchorElement>('link').filter(({ pathname }) => pathname.endsWith('/contacts'));
  expect(links).toHaveLength(count);
});

test('updates the clock beside the navigation as each minute begins', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: Date.parse('2026-11-24T13:32:58Z') });
  onTestFinished(() => void vi.useRealTimers());
  setHostClock({ zone: 'Europe/Berlin' as ZoneName, hourCycle: 'h23' }); // a zone that every browser knows
  await openMore('owner');
  expect(screen.getByText('Berlin · 14:32')).toBeTruthy();
  act(() => void vi.advanceTimersByTime(3_000));
  expect(screen.getByText('Berlin · 14:33')).toBeTruthy();
});
