import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { consoleLanguages } from './index.ts';

const files = readdirSync('src/console', { recursive: true, encoding: 'utf8' }).map((path) =>
  join('src/console', path).replaceAll('\\', '/'),
);
const catalogues = files.filter((path) => path.endsWith('/en.ts'));

/** Words that German and English share. */
const sharedWords =
  /^(in|Name|Links?|Code|Details|Status|Format|Feed|Team|Popup|Desktop|Webhooks?|Passkeys?|Browser|System|Person|Server|Version|Export|Text|Logo|Design|Start|Test|OK|Position|Zone|Administrator|Admin|Websites?|Journal|Import)$/i;
/** Names of programs, companies and formats, which no language translates. */
const names =
  /\b(HTML|URL|API|MCP|JSON|CSV|HTTPS?|Inline|WordPress|Webflow|Squarespace|Wix|Shopify|Framer|Notion|Google|Calendar|Outlook|Apple|iCloud|Proton|Nextcloud|CalDAV|Caddy)\b/g;

function isShared(text: string): boolean {
  const left = text
    .replace(names, '')
    .replace(/[^a-zA-Z]+/g, ' ')
    .trim();
  return left === '' || sharedWords.test(left);
}

/** Returns every text of a catalogue by its path; a function is called with what stands for any word. */
function textsIn(words: unknown, path = ''): [path: string, text: string][] {
  if (typeof words === 'string') return [[path, words]];
  if (typeof words === 'function') return textsIn(textOf(words as Write), path);
  if (typeof words !== 'object' || words === null) return [];
  return Object.entries(words).flatMap(([key, value]) => textsIn(value, `${path}.${key}`));
}

/** What a text is made of is numbers, names and dates: any of them may be a figure. */
type Write = (...parts: unknown[]) => unknown;

function textOf(write: Write): unknown {
  try {
    return write('7', '7', '7', '7');
  } catch {
    return write(7, 7, 7, 7);
  }
}

test.each(catalogues)('%s has a translation in every language', (path) => {
  for (const language of consoleLanguages) expect(files).toContain(path.replace('/en.ts', `/${language}.ts`));
});

test.each(catalogues)('the German beside %s leaves no English', async (path) => {
  const [english, german] = await Promise.all([importWords(path), importWords(path.replace('/en.ts', '/de.ts'))]);
  const translated = new Map(textsIn(german));
  const left = textsIn(english).filter(([key, text]) => translated.get(key) === text && !isShared(text));
  expect(left).toEqual([]);
});

async function importWords(path: string): Promise<unknown> {
  return (await import(/* @vite-ignore */ join(process.cwd(), path))).words;
}

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
