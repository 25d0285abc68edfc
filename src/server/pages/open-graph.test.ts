import { expect, test } from 'vitest';
import { writeOpenGraph } from './open-graph.ts';

const page = {
  title: 'Call',
  description: '',
  url: 'https://book.example.com/ana',
  siteName: 'Ana',
  image: '',
  language: 'en' as const,
};

test.each([
  ['one line', 'A talk\n\nabout  you', 'A talk about you'],
  ['whole words', `${'word '.repeat(50)}`, `${'word '.repeat(39)}word…`],
  [
    'whole words of a script without spaces',
    `相談 ${'東京で話します。'.repeat(50)}`,
    `相談 ${'東京で話します。'.repeat(24)}東京で話し…`,
  ],
  ['whole characters', `${'x'.repeat(199)}😀${'x'.repeat(50)}`, `${'x'.repeat(199)}…`],
])('writes a description as %s', (_, description, content) => {
  expect(String(writeOpenGraph({ ...page, description }))).toContain(`"og:description" content="${content}"`);
});

test('names no picture and no description where there is none', () => {
  expect(String(writeOpenGraph(page))).not.toMatch(/og:image|og:description/);
});
