import { render, screen } from '@testing-library/preact';
import { expect, test } from 'vitest';
import { lazy } from './index.ts';

const words = { partFailed: 'This part could not be loaded.', tryAgain: 'Try again' };

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
