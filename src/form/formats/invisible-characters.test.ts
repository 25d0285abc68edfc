import { expect, test } from 'vitest';
import {
  addressWrapping,
  changesDirection,
  formatCharacters,
  isVisible,
  zeroWidthCharacters,
} from './invisible-characters.ts';

const everyCharacter = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code));

/** Lists the characters below U+10000 that a pattern matches, as hexadecimal ranges. */
function matchedBy(pattern: RegExp): string {
  const codes = everyCharacter.flatMap((character, code) => (character.search(pattern) < 0 ? [] : [code]));
  const starts = codes.filter((code) => !codes.includes(code - 1));
  const ends = codes.filter((code) => !codes.includes(code + 1));
  const hex = (code = 0) => code.toString(16).toUpperCase();
  return starts
    .map((start, index) => (start === ends[index] ? hex(start) : `${hex(start)}-${hex(ends[index])}`))
    .join();
}

test('keeps the joiners of emoji and Persian in a text', () => {
  expect(matchedBy(zeroWidthCharacters)).toBe('200B,2060,FEFF');
});

test('strips direction marks around addresses, except overrides', () => {
  expect(matchedBy(addressWrapping)).toBe('200B,200E-200F,202A-202C,2060,2066-2069,FEFF');
});

test('recognizes every invisible or direction-changing character', () => {
  expect(matchedBy(formatCharacters)).toBe('200B-200F,202A-202E,2060-2069,FEFF');
});

test('finds characters that override the direction of text', () => {
  expect(everyCharacter.filter(changesDirection).join('')).toBe(
    '\u202A\u202B\u202C\u202D\u202E\u2066\u2067\u2068\u2069',
  );
});

test.each([
  ['\u200E\u00AD\u2063', false],
  ['\u3164 \u2800', false],
  ['\u00A0\t', false],
  ['\u200Ba', true],
  ['👩', true],
])('tells whether %j has a visible character: %j', (text, expected) => {
  expect(isVisible(text)).toBe(expected);
});
