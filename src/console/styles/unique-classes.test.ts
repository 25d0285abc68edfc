import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Style sheets for every screen. A screen's own rules for their classes begin with a class of that screen. */
const sharedFolders = ['src/console/styles/', 'src/console/ui/'];

/** The style sheets, by each class that begins one of their selectors. */
const sheetsByClass = new Map<string, Set<string>>();

for (const path of readdirSync('src/console', { recursive: true, encoding: 'utf8' })) {
  if (!path.endsWith('.css')) continue;
  const sheet = join('src/console', path);
  const owner = sharedFolders.find((folder) => sheet.startsWith(folder)) ? 'shared' : sheet;
  for (const name of firstClassesIn(readFileSync(sheet, 'utf8'))) {
    sheetsByClass.set(name, (sheetsByClass.get(name) ?? new Set()).add(owner));
  }
}

// The style sheet of a screen stays on the page after the person has left that screen, so its rules apply to others.
test('no class begins the rules of two screens', () => {
  const styledTwice = [...sheetsByClass].filter(([, sheets]) => sheets.size > 1);
  expect(styledTwice.map(([name, sheets]) => `${name}: ${[...sheets].sort().join(', ')}`)).toEqual([]);
});

test('finds the first class of every selector', () => {
  const sheet =
    '/* .no */ .a .b, fieldset > .c { color: red; } @media (width < 9px) { .d:is(.e, .f) + .g { gap: 1.5px } }';
  expect(firstClassesIn(sheet)).toEqual(['a', 'c', 'd']);
});

function firstClassesIn(sheet: string): string[] {
  const rules = sheet.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{};]+)\{/g);
  const selectors = [...rules].flatMap(([, list = '']) => (list.trim().startsWith('@') ? [] : selectorsIn(list)));
  return selectors.flatMap((selector) => /\.([a-z][\w-]*)/.exec(selector)?.[1] ?? []);
}

/** Returns the selectors of a list, without splitting what is in parentheses. */
function selectorsIn(list: string): string[] {
  return list.split(/,(?![^(]*\))/);
}
