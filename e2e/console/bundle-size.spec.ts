import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
// biome-ignore lint/correctness/noPrivateImports: a language that is added there is measured here too
import { languages } from '../../src/language/index.ts';

const assets = 'dist/console/assets';
/** The most bytes of one screen, compressed with Brotli, without the shell. */
const maxBytes = 20_000;
/** A screen, its words and its styles share the beginning of their names. */
const namePattern = new RegExp(`^(.+?)(?:-(${languages.join('|')}))?-[\\w-]{7,8}\\.(?:js|css)\\.br$`);

/** Returns what each screen loads in a language: its code, its styles and the words of that language. */
function sizesIn(language: string): ReadonlyMap<string, number> {
  const sizes = new Map<string, number>();
  for (const file of readdirSync(assets).filter((name) => !name.startsWith('shell-'))) {
    const [, screen, ofLanguage = language] = namePattern.exec(file) ?? [];
    if (screen === undefined || ofLanguage !== language) continue;
    sizes.set(screen, (sizes.get(screen) ?? 0) + statSync(join(assets, file)).size);
  }
  return sizes;
}

for (const language of languages) {
  test(`loads at most 20 kB for each further screen of the console in ${language}`, () => {
    const sizes = sizesIn(language);
    expect([...sizes.keys()]).toEqual(expect.arrayContaining(['bookings', 'event-types', 'availability']));
    expect([...sizes].filter(([, size]) => size > maxBytes)).toEqual([]);
  });
}
