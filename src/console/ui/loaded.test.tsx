import { act, cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient, RequestError, useQuery } from '../data/index.ts';
import { setLocale } from '../words/index.ts';
import { Announcer, announce, Show } from './index.ts';

beforeEach(async () => {
  await setLocale(['en-GB']);
  vi.useFakeTimers();
});
afterEach(() => {
  act(cleanup);
  // Tests share the last announcement.
  act(() => announce(''));
  queryClient.clear();
  vi.useRealTimers();
});

const pass = (seconds: number) => act(async () => void (await vi.advanceTimersByTimeAsync(seconds * 1000)));

/**
 * Shows what a server sends that hangs, is down, or works. Counts the requests and those that were aborted, and keeps
 * the state of each rendering.
 */
function show(state: 'hanging' | 'down' | 'working') {
  const server = { state, reads: 0, aborted: 0, renderings: [] as string[] };
  async function queryFn({ signal }: { readonly signal: AbortSignal }): Promise<string> {
    server.reads += 1;
    if (server.state === 'working') return 'Bookings';
    if (server.state === 'down') throw new RequestError({ kind: 'unreachable' });
    return new Promise((_, reject) => {
      signal.addEventListener('abort', () => {
        server.aborted += 1;
        reject(signal.reason);
      });
    });
  }
  function Content() {
    const query = useQuery({ queryKey: ['content'], queryFn });
    server.renderings.push(query.state);
    return <Show loaded={query}>{(text) => <p>{text}</p>}</Show>;
  }
  const open = () =>
    render(
      <>
        <Announcer />
        <Content />
      </>,
    );
  open();
  return Object.assign(server, { open });
}

const button = () => screen.queryByRole('button', { name: 'Try again' });

test('says after 10 seconds that loading takes long, and announces it', async () => {
  show('hanging');
  await pass(9);
  expect(button()).toBeNull();
  await pass(2);
  expect(button()).toBeTruthy();
  expect(screen.getAllByText('This is taking longer than usual.')).toHaveLength(2);
});

test('aborts the request that hangs when the person tries again', async () => {
  const server = show('hanging');
  await pass(11);
  server.state = 'working';
  fireEvent.click(button() as HTMLElement);
  await pass(1);
  expect(screen.getByText('Bookings')).toBeTruthy();
  expect(server).toMatchObject({ reads: 2, aborted: 1 });
});

test('tries again by itself while the server is down, and keeps the button in the meantime', async () => {
  const server = show('down');
  await pass(4);
  const retryButton = button();
  expect(retryButton).toBeTruthy();
  server.state = 'hanging';
  await pass(6);
  expect(server.reads).toBe(4);
  expect(button()).toBe(retryButton);
});

test('shows what the server sends once it is back, without a click', async () => {
  const server = show('down');
  await pass(4);
  server.state = 'working';
  await pass(6);
  expect(screen.getByText('Bookings')).toBeTruthy();
});

test('shows that it is loading when the person tries again after a failure', async () => {
  const server = show('down');
  await pass(4);
  server.state = 'hanging';
  fireEvent.click(button() as HTMLElement);
  await pass(1);
  expect(screen.getByRole('status', { name: 'Loading…' })).toBeTruthy();
  expect(button()).toBeNull();
});

test('never shows an old failure when a screen is opened again', async () => {
  const server = show('down');
  await pass(4);
  expect(server.renderings).toContain('failed');
  act(cleanup);
  Object.assign(server, { state: 'hanging', renderings: [] });
  server.open();
  await pass(1);
  expect(new Set(server.renderings)).toEqual(new Set(['loading']));
});

test('keeps the keyboard focus on the button while the next attempt is slow as well', async () => {
  show('hanging');
  await pass(11);
  const retryButton = button();
  retryButton?.focus();
  fireEvent.click(retryButton as HTMLElement);
  await pass(1);
  expect(document.activeElement).toBe(retryButton);
  expect(retryButton?.getAttribute('aria-busy')).toBe('true');
  await pass(10);
  expect([button(), retryButton?.getAttribute('aria-busy')]).toEqual([retryButton, null]);
});

test('offers and announces one retry for all content that loads slowly', async () => {
  show('hanging').open();
  await pass(11);
  expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(1);
  // A second announcement of the same text would end in a space.
  expect(screen.getAllByRole('status')[0]?.textContent).toBe('This is taking longer than usual.');
});
