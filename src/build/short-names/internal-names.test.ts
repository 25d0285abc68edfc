import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ESTree, parseSync, Visitor } from 'vite';
import { expect, test } from 'vitest';
import { internalNames } from './internal-names.ts';

/** Returns the files of a folder, however deep, whose names match. */
function filesIn(folder: string, pattern: RegExp): string[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true });
  return files.flatMap(({ parentPath, name }) => (pattern.test(name) ? [join(parentPath, name)] : []));
}

/** Returns every name in the code of some files, keys in quotes included. */
function namesIn(files: readonly string[]): ReadonlySet<string> {
  const names = new Set<string>();
  const addKey = ({ key }: { readonly key: ESTree.Node }) => {
    if (key.type === 'Literal' && typeof key.value === 'string') names.add(key.value);
  };
  const visitor = new Visitor({
    Identifier: ({ name }) => void names.add(name),
    Property: addKey,
    PropertyDefinition: addKey,
    MethodDefinition: addKey,
    TSPropertySignature: addKey,
    TSMethodSignature: addKey,
  });
  for (const file of files) visitor.visit(parseSync(file, readFileSync(file, 'utf8')).program);
  return names;
}

const sources = /^(?!.*\.(test|testing|bench)\.).*\.tsx?$/;
const others = [
  ['the platform', filesIn('node_modules/@typescript', /^lib\.(dom|es|webworker|decorators)[\w.]*\.d\.ts$/), 'fetch'],
  ['markup', filesIn('node_modules/preact/src', /^(dom|jsx)\.d\.ts$/), 'autocomplete'],
  ['a response or a request', filesIn('src/contract', sources), 'manage_token'],
  ['the element', filesIn('src/widget/attributes', sources), 'eventType'],
  ['the script of the page', filesIn('src/widget/element', sources), 'adoptStyles'],
  ['an event', ['src/widget/model/page-events.ts'], 'eventTypeId'],
  ['a page’s own text', ['src/widget/messages/en.ts', 'src/widget/messages/en-deferred.ts'], 'bookAMeeting'],
  ['another script of the page', filesIn('src/widget/integrations', sources), 'dataLayer'],
] as const;

test.each(others)('lists no name that %s uses', (_, files, example) => {
  const names = namesIn(files);
  expect(names.has(example)).toBe(true);
  expect(internalNames.filter((name) => names.has(name))).toEqual([]);
});

test('lists each name once, and no listeners', () => {
  expect(new Set(internalNames).size).toBe(internalNames.length);
  expect(internalNames.filter((name) => /^on[A-Z]/.test(name))).toEqual([]);
});
