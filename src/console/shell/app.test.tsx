import { cleanup, render, screen, within } from '@testing-library/preact';
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Opens the console before the server has said who is signed in: its modules keep that, and tests share them. */
async function openAtFirst({ failure, isSecure }: { readonly failure?: Error; readonly isSecure: boolean }) {
  vi.resetModules();
  const [{ App }, { connectionFailure }, { setLocale }] = await Promise.all([
    import('./app.tsx'),
    import('./connection.ts'),
    import('../words/index.ts'),
  ]);
  vi.stubGlobal('isSecureContext', isSecure);
  connectionFailure.value = failure && { error: failure, count: 1 };
  await setLocale(['en-GB']);
  render(<App />);
}

test('says what to do over plain HTTP from another device', async () => {
  await openAtFirst({ failure: new Error('https_required'), isSecure: false });
  await screen.findByRole('heading', { name: 'It is not safe to sign in at this address' });
  expect(screen.queryByRole('alert')).toBeNull();
});

test('offers another try within the page while the server cannot be reached', async () => {
  await openAtFirst({ failure: new TypeError('Failed to fetch'), isSecure: true });
  const main = await screen.findByRole('main');
  expect(main.contains(screen.getByRole('button', { name: 'Try again' }))).toBe(true);
});

test('shows that it is loading until the server has said who is signed in', async () => {
  await openAtFirst({ isSecure: true });
  const main = await screen.findByRole('main');
  expect(within(main).getByRole('status', { name: 'Loading…' })).toBeTruthy();
});
