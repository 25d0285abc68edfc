import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { languages } from '../../language/index.ts';

type NamedButton = {
  readonly folder: string;
  /** The code of its accessible name: `own.resendTo(address)`. */
  readonly name: string;
  /** The code of its visible words: `own.resend`. */
  readonly visible: string;
};

/** The buttons whose accessible name is not what they show. */
const buttons: readonly NamedButton[] = readdirSync('src/console/screens', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.tsx') && !path.endsWith('.test.tsx'))
  .flatMap((path) => {
    const file = join('src/console/screens', path);
    const named =
      /<Button(?:(?!<\/Button>)[\s\S])*?\slabel=\{([^{}]+)\}(?:(?!<\/Button>)[\s\S])*?>\s*\{([\w.]+)\}\s*<\//g;
    return [...readFileSync(file, 'utf8').matchAll(named)].map(([, name = '', visible = '']) => ({
      folder: dirname(file),
      name,
      visible,
    }));
  });
const [combined, written] = [
  buttons.filter(({ name }) => name.startsWith('withColon(')),
  buttons.filter(({ name }) => !name.startsWith('withColon(')),
];

// WCAG 2.5.3: people who control a page with their voice say what they see.
test.each(combined)('the button “$visible” is named with its visible words', ({ name, visible }) => {
  expect(name.split(/[(),]\s*/)).toContain(visible);
});

test.each(languages.flatMap((language) => written.map((button) => ({ ...button, language }))))(
  'the name $name contains the visible words in $language',
  async ({ folder, name, visible, language }) => {
    const words = await importWords(folder, language);
    const [write, shown] = [name.replace(/\(.*/, ''), visible].map((code) => findText(words, code.split('.').at(-1)));
    const full = typeof write === 'function' ? write('701') : write;
    expect(`${full}`.toLocaleLowerCase(language)).toContain(`${shown}`.toLocaleLowerCase(language));
  },
);

test('finds both kinds of names', () => {
  expect(combined.length).toBeGreaterThan(4);
  expect(written.length).toBeGreaterThan(0);
});

/** Returns the words of the screen that a folder belongs to. */
async function importWords(folder: string, language: string): Promise<unknown> {
  const path = join(folder, 'words', `${language}.ts`);
  if (!existsSync(path)) return importWords(dirname(folder), language);
  return (await import(/* @vite-ignore */ join(process.cwd(), path))).words;
}

/** Returns the text with this key, wherever in the catalog it is. */
function findText(words: unknown, key: string | undefined): unknown {
  if (typeof words !== 'object' || words === null) return undefined;
  const entries = Object.entries(words);
  const own = entries.find(([name]) => name === key);
  return own ? own[1] : entries.map(([, inner]) => findText(inner, key)).find((found) => found !== undefined);
}
