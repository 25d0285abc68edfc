import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { SchedBooking } from '../../widget/index.ts';
import { describeClass, describeElement } from './describe-element.ts';
import { readSource } from './read-source.ts';

const readme = await readFile('README.md', 'utf8');
const described = (await describeElement()).modules[0]?.declarations[0];

/** Returns the names of what the manual has of one kind. */
function manual(kind: 'attributes' | 'events' | 'cssProperties' | 'cssParts'): string[] {
  return described?.[kind].map(({ name }) => name) ?? [];
}

test.each([
  ['attributes', /^\| `([a-z-]+)`\s+\|[^|]+\|$/gm],
  ['events', /^\| `(sched:[a-z-]+)` \|/gm],
  ['cssProperties', /`(--sched-[a-z-]+)`/g],
] as const)('lists the %s that the README does', (kind, inReadme) => {
  const named = Array.from(readme.matchAll(inReadme), ([, name]) => name);
  expect(manual(kind).sort()).toEqual([...new Set(named)].sort());
});

test('lists the parts that the README does', () => {
  const [sentence = ''] = /The parts are [^.]+\./.exec(readme) ?? [];
  expect(manual('cssParts')).toEqual(Array.from(sentence.matchAll(/`([a-z-]+)`/g), ([, name]) => name));
});

test('describes every property of the element with its type', () => {
  const fields = described?.members.filter(({ kind }) => kind === 'field') ?? [];
  const watched = fields.map(({ name }) => name.replace(/[A-Z]/g, '-$&').toLowerCase());
  expect(watched).toEqual(SchedBooking.observedAttributes);
  expect(fields.filter(({ type, description }) => !(type?.text && description))).toEqual([]);
});

test('describes an attribute for every property that is no object', () => {
  const objects = ['messages', 'prefill', 'metadata'];
  const others = SchedBooking.observedAttributes.filter((name) => !objects.includes(name));
  expect(manual('attributes').sort()).toEqual(others.sort());
});

test('describes the methods that a page may call', () => {
  const methods = described?.members.filter(({ kind }) => kind === 'method') ?? [];
  expect(methods.map(({ name }) => name)).toEqual(['open', 'close', 'goTo', 'refresh', 'reset']);
});

test('reads names, types and sentences of a manual', () => {
  const element = readSource(
    'element.ts',
    `/**
      * A calendar.
      *
      * @attr {light|dark} color-scheme - How it is drawn,
      *   by day and by night.
      * @csspart day
      * @slot - Shown before.
      */
    export class SchedBooking {
      /** Opens it. */
      open(): void {}
      connectedCallback(): void {}
    }`,
  );
  const properties = readSource(
    'properties.ts',
    `interface PropertyValues { /** A day. */ readonly weekStart?: Day | \`\${Day}\` | undefined }
     type Day = 0 | 1;`,
  );
  expect(describeClass(element, properties)).toMatchObject({
    description: 'A calendar.',
    attributes: [
      {
        name: 'color-scheme',
        fieldName: 'colorScheme',
        description: 'How it is drawn, by day and by night.',
        type: { text: 'light | dark' },
      },
    ],
    members: [
      // biome-ignore lint/suspicious/noTemplateCurlyInString: a template type, as TypeScript writes it
      { name: 'weekStart', description: 'A day.', type: { text: '0 | 1 | `${0 | 1}`' } },
      { kind: 'method', name: 'open', description: 'Opens it.' },
    ],
    cssParts: [{ name: 'day', description: '' }],
    slots: [{ name: '', description: 'Shown before.' }],
  });
});

test.each([
  ['export class SchedBooking {}', /has no doc comment/],
  ['/** A calendar. */ export class Calendar {}', /No class SchedBooking is exported/],
])('refuses an element it cannot describe: %s', (text, message) => {
  const properties = readSource('properties.ts', 'interface PropertyValues {}');
  expect(() => describeClass(readSource('element.ts', text), properties)).toThrow(message);
});

test('refuses a source that does not parse, naming the file', () => {
  expect(() => readSource('element.ts', 'export class {')).toThrow(/^element\.ts cannot be parsed/);
});
