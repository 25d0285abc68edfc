import { cleanup, render, screen } from '@testing-library/preact';
import { afterEach, expect, test, vi } from 'vitest';
import { setLocale } from '../words/index.ts';
import { App } from './app.tsx';
import { connectionFailure } from './connection.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  connectionFailure.value = undefined;
});

test('says over plain HTTP from another device what to do, although the server refuses to say who is signed in', async () => {
  vi.stubGlobal('isSecureContext', false);
  connectionFailure.value = new Error('https_required');
  await setLocale(['en-GB']);
  render(<App />);
  await screen.findByRole('heading', { name: 'This address is not safe to sign in at' });
  expect(screen.queryByRole('alert')).toBeNull();
});

test('offers another try within the page while the server cannot be reached', async () => {
  vi.stubGlobal('isSecureContext', true);
  connectionFailure.value = new TypeError('Failed to fetch');
  await setLocale(['en-GB']);
  render(<App />);
  const main = await screen.findByRole('main');
  expect(main.contains(screen.getByRole('button', { name: 'Try again' }))).toBe(true);
});
