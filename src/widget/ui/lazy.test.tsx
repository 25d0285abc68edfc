import { act, render, screen } from '@testing-library/preact';
import { afterEach, expect, test, vi } from 'vitest';
import { lazy } from './index.ts';

afterEach(() => {
  vi.useRealTimers();
});

const words = {
  slow: 'This is taking longer than usual…',
  partFailed: 'This part could not be loaded.',
  tryAgain: 'Try again',
};

test('loads a part that failed as soon as the browser is online again', async () => {
  let isOnline = false;
  const { Lazy } = lazy(async () => {
    if (!isOnline) throw new TypeError('Failed to fetch dynamically imported module');
    return () => <p>Your details</p>;
  });
  render(<Lazy words={words} />);
  await screen.findByText('This part could not be loaded.');
  isOnline = true;
  dispatchEvent(new Event('online'));
  await screen.findByText('Your details');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('says that a part takes longer than usual', async () => {
  vi.useFakeTimers();
  const { Lazy } = lazy(() => new Promise<never>(() => undefined));
  render(<Lazy words={words} />);
  expect(screen.getByRole('status').textContent).toBe('');
  await act(async () => void (await vi.advanceTimersByTimeAsync(5000)));
  expect(screen.getByRole('status').textContent).toBe('This is taking longer than usual…');
});
