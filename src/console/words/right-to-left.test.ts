import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { languages } from '../../language/index.ts';
import { setLocale } from './index.ts';

afterEach(() => setLocale(['en-GB']));

const styleSheets = readdirSync('src/console', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.css'))
  .map((path) => join('src/console', path));

test.each(styleSheets)('%s names no left or right side', (path) => {
  const rules = readFileSync(path, 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    // The edges of a phone's screen stay where they are.
    .replace(/env\([^)]*\)/g, '');
  expect(rules.split('\n').filter((line) => /\b(left|right)\b/.test(line))).toEqual([]);
});

test.each(languages)('writes a page in %s in its direction', async (language) => {
  await setLocale([language]);
  expect(document.documentElement.dir).toBe(['ar', 'he'].includes(language) ? 'rtl' : 'ltr');
  expect(document.documentElement.lang.slice(0, 2)).toBe(language);
});
