import { expect, test } from 'vitest';
import { composeMarks } from './compose-marks.ts';

test.each([
  ['José', 'Jose\u0301'],
  ['Nguyễn', 'Nguye\u0302\u0303n'],
  ['한글', '\u1112\u1161\u11ab\u1100\u1173\u11af'],
])('composes the letters of %s', (composed, inParts) => {
  expect(composeMarks(`${inParts}, ${inParts}`)).toBe(`${composed}, ${composed}`);
});

test.each(['\ufa19田', 'x\u0301', '👩\u200d👧', 'אָ'])(
  'leaves %s unchanged, which cannot be composed further',
  (text) => {
    expect(composeMarks(text)).toBe(text);
  },
);
