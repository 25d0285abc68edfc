import { expect, test } from 'vitest';
import type { Store } from '../../../service/index.ts';
import { readSettings } from '../../settings/index.ts';
import { openConsole } from './open-console.ts';

test.each([
  [{ CONSOLE_ORIGIN: 'https://desk.example.com', PUBLIC_URL: 'https://book.example.com' }, 'https://desk.example.com'],
  [{ PUBLIC_URL: 'https://book.example.com/' }, 'https://book.example.com'],
  [{}, undefined],
])('links to the console where people sign in with %o', async (environment, origin) => {
  // Nothing is read from the store.
  const store = {} as Store;
  const settings = readSettings({ ...environment, LINK_SECRET: 'of-this-test-which-nobody-can-guess' });
  expect((await openConsole(store, { settings, redis: undefined }))?.origin).toBe(origin);
});
