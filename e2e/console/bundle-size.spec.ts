import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';

const assets = 'dist/console/assets';
/** Brotli, for what comes with the first screen, whichever that is. */
const mostBytes = 20_000;

test('loads at most 20 kB for each further screen of the console', () => {
  const files = readdirSync(assets).filter((file) => file.endsWith('.br') && !file.startsWith('shell-'));
  const sizes = new Map<string, number>();
  for (const file of files) {
    // A screen, its words and its styles share the beginning of their names.
    const screen = file.replace(/(-(en|de))?-[\w-]{8}\.(js|css)\.br$/, '');
    sizes.set(screen, (sizes.get(screen) ?? 0) + statSync(join(assets, file)).size);
  }
  expect([...sizes.keys()]).toEqual(expect.arrayContaining(['bookings', 'event-types', 'availability']));
  expect([...sizes].filter(([, size]) => size > mostBytes)).toEqual([]);
});
