import { act, cleanup, render, screen } from '@testing-library/preact';
import { afterEach, expect, test } from 'vitest';
import { setLocale } from '../words/index.ts';
import { Banners } from './banners.tsx';
import { isOnline } from './connection.ts';

afterEach(() => {
  cleanup();
  isOnline.value = true;
});

test('announces a lost connection, but not a working one', async () => {
  await setLocale(['en-US']);
  render(<Banners />);
  const region = screen.getByRole('status');
  expect(region.textContent).toBe('');
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(region.textContent).toContain('You are offline');
});
