import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import readme from '../../../README.md?raw';
import { SchedBooking } from '../index.ts';
import { attributeTable, describeAttributes } from './manual.ts';
import { pageOnly } from './page-only.ts';
import { attributes } from './table.ts';
import { writeElementProperties, writePageOnly, writePropertyKinds } from './write-modules.ts';

const rerun = 'run `npm run attributes`';

test.each([
  ['element-properties.ts', writeElementProperties],
  ['property-kinds.ts', writePropertyKinds],
  ['page-only.ts', writePageOnly],
])(`holds in %s what the rows say, or else: ${rerun}`, async (file, write) => {
  await expect(write(attributes)).toMatchFileSnapshot(`./${file}`);
});

test('lists every attribute in the README as its row says', () => {
  const tableRows = readme.split('\n').filter((line) => /^\| `[a-z-]+` \| .+ \| .+ \| .* \|$/.test(line));
  expect(tableRows).toEqual(attributeTable());
});

test('observes every attribute and describes it for editors', () => {
  const described = describeAttributes();
  expect(described.fields.map(({ name }) => name)).toEqual(Object.keys(attributes));
  const objects = ['messages', 'prefill', 'metadata', 'preview'];
  const observed = SchedBooking.observedAttributes.filter((name) => !objects.includes(name));
  expect(described.attributes.map(({ name }) => name)).toEqual(observed);
});

test('names in the README what an opener of a popup cannot set', () => {
  const sentence = /It also ignores([^:]*):/.exec(readme)?.[1] ?? '';
  expect(Array.from(sentence.matchAll(/`([a-z-]+)`/g), ([, name]) => name).sort()).toEqual(pageOnly);
});

const descriptions = /^(attributes|api-reference|playground|debug)[\\/]/;
const comments = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm;
const code = readdirSync('src/widget', { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !/\.test(ing)?\.tsx?$/.test(path) && !descriptions.test(path))
  .map((path) => readFileSync(join('src/widget', path), 'utf8').replaceAll(comments, ''))
  .join('\n');

/** What holds attributes, before or after reading: the element itself, its attributes, the settings of the app. */
const holders = 'attributes|element|own|raw|settings|this';

test.each(Object.keys(attributes))('uses the attribute %s where it has an effect', (name) => {
  const asProperty = `\\b(${holders})(\\??\\.value|\\.peek\\(\\))?\\??\\.${name}\\b`;
  const inPattern = `\\{[^{}]*\\b${name}\\b[^{}]*\\}\\s*(=\\s*[\\w.]*\\b(${holders})\\b|:\\s*Settings\\b)`;
  const isUsed = new RegExp(`${asProperty}|${inPattern}`).test(code);
  expect(isUsed, `Use settings.${name} in src/widget, or remove its row.`).toBe(true);
});
