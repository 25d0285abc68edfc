import { expect, test } from 'vitest';
import { sanitizeName } from './sanitize-name.ts';

test.each([
  ['Ada Lovelace', 'Ada Lovelace'],
  ['J. R. R. Tolkien', 'J. R. R. Tolkien'],
  ['J.R.R. Tolkien', 'J.R.R. Tolkien'],
  ['Zoë 🙂 李', 'Zoë 🙂 李'],
  ['You won! https://evil.example/win?a=b now', 'You won! now'],
  ['ftp://evil.example', ''],
  ['javascript://evil', ''],
  ['www.evil.example', 'www evil example'],
  ['evil.example/win', 'evil example/win'],
  ['me@evil.example', 'me@evil example'],
  ['evil。example', 'evil example'],
  ['www．evil｡example', 'www evil example'],
  ['evil.e\u0301xample', 'evil e\u0301xample'],
  ['Ada\r\nBcc: eve@evil.example', 'Ada Bcc: eve@evil example'],
  ['right\u202eto left\u2028line', 'right to left line'],
  ['علی\u200cرضا', 'علی\u200cرضا'],
  ['ශ්\u200dරී', 'ශ්\u200dරී'],
  ['The Hoppers 👩🏽\u200d❤\ufe0f\u200d👩\u200d👧', 'The Hoppers 👩🏽\u200d❤\ufe0f\u200d👩\u200d👧'],
  ['\u200dAda\u200c \u200d', 'Ada'],
  ['evil.\u200dexample', 'evil. example'],
  ['evil.e\u200dxample', 'evil e\u200dxample'],
  ['  ', ''],
])('shows the name %j as %j', (name, shownName) => {
  expect(sanitizeName(name)).toBe(shownName);
});

test('cuts a long name between characters', () => {
  expect(sanitizeName('🙂'.repeat(80))).toBe('🙂'.repeat(80));
  expect(sanitizeName('🙂'.repeat(81))).toBe(`${'🙂'.repeat(79)}…`);
});

test('leaves no character that a browser reads as a dot', () => {
  const dots = everyCharacter().filter((character) => hostOf(`evil${character}example`) === 'evil.example');
  const remaining = dots.filter((dot) => hostOf(sanitizeName(`evil${dot}example`)) !== undefined);
  expect([dots.length, remaining]).toEqual([4, []]);
});

function everyCharacter(): string[] {
  const codePoints = Array.from({ length: 0x20_000 }, (_, codePoint) => codePoint);
  return codePoints.map((codePoint) => String.fromCodePoint(codePoint)).filter((text) => !/\p{Cs}/u.test(text));
}

/** The platform's parser of domain names, which is independent of ours. */
function hostOf(name: string): string | undefined {
  return URL.parse(`https://${name}/`)?.hostname;
}
