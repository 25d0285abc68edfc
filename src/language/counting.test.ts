import { expect, test } from 'vitest';
import { createCounting } from './index.ts';

test('uses the plural form of each number', () => {
  const { counted } = createCounting('pl');
  const forms = { one: '# gość', few: '# gości (few)', other: '# gości' };
  expect([1, 3, 5].map((count) => counted(count, forms))).toEqual(['1 gość', '3 gości (few)', '5 gości']);
});

test('falls back to the `other` form when a plural form is missing', () => {
  expect(createCounting('he').counted(2, { one: 'אורח אחד', other: '# אורחים' })).toBe('2 אורחים');
});

test('writes numbers in the numerals of the region', () => {
  expect(createCounting('ar-EG').counted(12, { other: '# يومًا' })).toBe('١٢ يومًا');
  expect(createCounting('ar', () => '12').number(7)).toBe('12');
});

test('leaves out hours or minutes that are zero', () => {
  const { inHours } = createCounting('en');
  const write = (minutes: number) => inHours(minutes, { other: '# h' }, { other: '# min' }, ' ');
  expect([90, 60, 5].map(write)).toEqual(['1 h 30 min', '1 h', '5 min']);
});
