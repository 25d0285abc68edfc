import { act, cleanup, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/preact';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { queryClient, useQuery } from '../data/index.ts';
import { refusalError } from '../testing/index.ts';
import { setLocale } from '../words/index.ts';
import { Banners } from './banners.tsx';
import { isOnline } from './connection.ts';

beforeEach(() => setLocale(['en-US']));
afterEach(() => {
  act(cleanup);
  queryClient.clear();
  isOnline.value = true;
});

test('announces a lost connection, but not a working one', () => {
  render(<Banners />);
  const region = screen.getByRole('status');
  expect(region.textContent).toBe('');
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(region.textContent).toContain('You are offline');
});

/** Shows data that was read once and cannot be read again. `leave` removes it from the screen. */
async function failToRefresh() {
  const server = { isFailing: false, reads: 0 };
  async function queryFn(): Promise<string> {
    server.reads += 1;
    if (server.isFailing) throw new Error('The server is down.');
    return 'bookings';
  }
  const hook = renderHook(() => useQuery({ queryKey: ['bookings'], queryFn }));
  render(<Banners />);
  await waitFor(() => expect(hook.result.current.state).toBe('ready'));
  expect(screen.getByRole('status').textContent).toBe('');
  server.isFailing = true;
  await queryClient.invalidateQueries();
  await screen.findByText('This page could not be refreshed, so it may be out of date.');
  return { server, leave: () => act(() => void hook.unmount()) };
}

test('says that the page may be out of date until it has been read again', async () => {
  const { server } = await failToRefresh();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(server.reads).toBe(3));
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  server.isFailing = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(''));
});

test('does not report outdated data that has left the screen', async () => {
  const { leave } = await failToRefresh();
  leave();
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(''));
});

test('removes what no longer exists from the screen, instead of calling it out of date', async () => {
  let isDeleted = false;
  async function queryFn(): Promise<string> {
    if (isDeleted) throw refusalError('resource_not_found');
    return 'a contact';
  }
  const hook = renderHook(() => useQuery({ queryKey: ['contact'], queryFn }));
  render(<Banners />);
  await waitFor(() => expect(hook.result.current.state).toBe('ready'));
  isDeleted = true;
  await queryClient.invalidateQueries();
  await waitFor(() => expect(hook.result.current.state).toBe('failed'));
  expect(screen.getByRole('status').textContent).toBe('');
});
