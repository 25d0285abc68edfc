import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { describeClass, describeElement } from './describe-element.ts';
import { readSource } from './read-source.ts';

const readme = await readFile('README.md', 'utf8');
const layout = { description: 'How it is laid out.', type: { text: 'month | week' } };
const manualOfAttributes = { attributes: [{ name: 'layout', ...layout }], fields: [{ name: 'layout', ...layout }] };
const described = (await describeElement(manualOfAttributes)).modules[0]?.declarations[0];

/** Returns the names in the manual of one kind. */
function manual(kind: 'events' | 'cssProperties' | 'cssParts'): string[] {
  return described?.[kind].map(({ name }) => name) ?? [];
}

test.each([
  ['events', /^\| `(sched:[a-z-]+)` \|/gm],
  ['cssProperties', /`(--sched-[a-z-]+)`/g],
] as const)('lists the same %s as the README', (kind, inReadme) => {
  const names = Array.from(readme.matchAll(inReadme), ([, name]) => name);
  expect(manual(kind).sort()).toEqual([...new Set(names)].sort());
});

test('lists the same parts as the README', () => {
  const [sentence = ''] = /The parts are [^.]+\./.exec(readme) ?? [];
  expect(manual('cssParts')).toEqual(Array.from(sentence.matchAll(/`([a-z-]+)`/g), ([, name]) => name));
});

test('describes the methods for pages', () => {
  const methods = described?.members.filter(({ kind }) => kind === 'method') ?? [];
  expect(methods.map(({ name }) => name)).toEqual(['open', 'close', 'goTo', 'refresh', 'reset']);
});

test('reads the names, types and sentences of a manual', () => {
  const element = readSource(
    'element.ts',
    `/**
      * A calendar.
      *
      * @fires day-select - \`{date}\`: a day is chosen,
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
  expect(describeClass(element, manualOfAttributes)).toMatchObject({
    description: 'A calendar.',
    attributes: [{ name: 'layout', ...layout }],
    members: [
      { kind: 'field', name: 'layout', ...layout },
      { kind: 'method', name: 'open', description: 'Opens it.' },
    ],
    events: [{ name: 'day-select', description: '`{date}`: a day is chosen, by day and by night.' }],
    cssParts: [{ name: 'day', description: '' }],
    slots: [{ name: '', description: 'Shown before.' }],
  });
});

test.each([
  ['export class SchedBooking {}', /has no JSDoc comment/],
  ['/** A calendar. */ export class Calendar {}', /No exported class SchedBooking was found/],
])('refuses an element it cannot describe: %s', (text, message) => {
  expect(() => describeClass(readSource('element.ts', text), manualOfAttributes)).toThrow(message);
});

test('refuses a source that does not parse, naming the file', () => {
  expect(() => readSource('element.ts', 'export class {')).toThrow(/^element\.ts cannot be parsed/);
});
