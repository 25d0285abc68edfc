import { expect, test } from 'vitest';
import { accentOn } from '../../contract/index.ts';
import { linesOfPage, readableLines, sampleLetter } from './testing/index.ts';
import { writeLetter } from './write-letter.ts';

const brand = { name: 'Hopper & Co', color: '#ffe600', logo: 'https://book.example/logos/1/a.png' };

test('begins with the name of the business, as text and as a page', () => {
  const { text, html } = writeLetter(sampleLetter({ brand }));
  expect(readableLines(text)[0]).toBe('Hopper & Co');
  expect(linesOfPage(html)).toEqual(readableLines(text));
});

test('shows the logo in place of the picture of the host', () => {
  const { html } = writeLetter(sampleLetter({ brand, logo: 'https://elsewhere.example/ada.png' }));
  expect([...html.matchAll(/<img src="([^"]*)"/g)].map(([, src]) => src)).toEqual([brand.logo]);
});

test('draws its button in a color that can be read on the letter', () => {
  const { html } = writeLetter(sampleLetter({ brand }));
  const [, below = ''] = /<td class="b" bgcolor="(#[\da-f]{6})"/.exec(html) ?? [];
  expect([below, html.includes('#ffe600')]).toEqual([accentOn('#ffe600', ['#ffffff']).accent, true]);
});
