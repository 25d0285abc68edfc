import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { languages } from '../../language/index.ts';
import { sharedWords } from './shared-words.testing.ts';

const files = readdirSync('src/console', { recursive: true, encoding: 'utf8' }).map((path) =>
  join('src/console', path).replaceAll('\\', '/'),
);
const catalogs = files.filter((path) => path.endsWith('/en.ts'));
const translations = languages.filter((language) => language !== 'en');

function translationOf(path: string, language: string): string {
  return path.replace('/en.ts', `/${language}.ts`);
}

/** Names of programs, companies and formats, which no language translates. */
const names =
  /\b(HTML|URL|API|MCP|JSON|CSV|HTTPS?|Inline|WordPress|Webflow|Squarespace|Wix|Shopify|Framer|Notion|Google|Calendar|Outlook|Apple|iCloud|Proton|Nextcloud|CalDAV|Caddy)\b/g;

/** The arguments of texts, in turn. Each can stand for a name, a date or a count, and none contains another. */
const parts = ['701', '702', '703', '704'];

/** Texts are made from numbers, names and dates, so any argument may be a number. */
type Write = (...parts: unknown[]) => unknown;

/** Returns every text of a catalog by its path. Calls functions with sample arguments. */
function textsIn(words: unknown, path = ''): [path: string, text: string][] {
  if (typeof words === 'string') return [[path, words]];
  if (typeof words === 'function') return textsIn((words as Write)(...parts), path); // each value of a catalog writes
  if (typeof words !== 'object' || words === null) return [];
  return Object.entries(words).flatMap(([key, value]) => textsIn(value, `${path}.${key}`));
}

function lettersOf(text: string): string {
  return text
    .replace(names, '')
    .replace(/[^\p{L}]+/gu, ' ')
    .trim();
}

/** Returns the parts that a text mentions. */
function partsIn(text: string | undefined): string[] {
  return parts.filter((part) => text?.includes(part));
}

async function importWords(path: string): Promise<unknown> {
  return (await import(/* @vite-ignore */ join(process.cwd(), path))).words;
}

describe.each(translations)('the %s of the console', (language) => {
  test.each(catalogs)('translates %s and leaves no English', async (path) => {
    const [english, translation] = await Promise.all([importWords(path), importWords(translationOf(path, language))]);
    const translated = new Map(textsIn(translation));
    const left = textsIn(english).filter(([key, text]) => {
      const letters = lettersOf(text);
      return translated.get(key) === text && letters !== '' && !sharedWords[language].test(letters);
    });
    expect(left).toEqual([]);
  });

  test.each(catalogs)('uses each name, date and number of %s', async (path) => {
    const [english, translation] = await Promise.all([importWords(path), importWords(translationOf(path, language))]);
    const translated = new Map(textsIn(translation));
    const lost = textsIn(english).filter(([key, text]) => `${partsIn(text)}` !== `${partsIn(translated.get(key))}`);
    expect(lost).toEqual([]);
  });
});

test.each(catalogs)('keeps French punctuation of %s on the line of its word', async (path) => {
  const texts = textsIn(await importWords(translationOf(path, 'fr')));
  expect(texts.filter(([, text]) => /\u0020[:;?!»]|«\u0020/.test(text))).toEqual([]);
});

const markup = files.filter((path) => path.endsWith('.tsx') && !/\.test(ing)?\.tsx$/.test(path));

test.each(markup)('%s has no words of its own', (path) => {
  const code = readFileSync(path, 'utf8').replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g, '');
  const inElements = [...code.matchAll(/<[a-z][^<>]*>\s*([A-Za-z][A-Za-z ,.'’?!-]{2,})\s*<\//g)].map(
    ([, text]) => text,
  );
  const inAttributes = [...code.matchAll(/\b(?:aria-label|label|title|placeholder|alt)="([^"]+)"/g)].map(
    ([, text]) => text,
  );
  // An example of an address is the same in every language.
  expect([...inElements, ...inAttributes.filter((text) => !text?.startsWith('https:'))]).toEqual([]);
});
