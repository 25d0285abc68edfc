import { expect, test } from 'vitest';
import { directionOf, englishTag, languages, languageWithWords, pickLanguage } from './index.ts';

test.each([
  ['picks the requested language', ['en-US'], ['en-GB'], 'en-US'],
  ['takes the region of the browser for a bare tag', ['en'], ['de', 'en-AU'], 'en-AU'],
  ['does not take a country for a bare tag from a browser in another language', ['en'], ['de-DE'], 'en-GB'],
  ['uses the next language that has words', ['xx', 'en-CA'], [], 'en-CA'],
  ['ignores malformed language tags', ['not a tag'], ['en-IE'], 'en-IE'],
  ['falls back to English dates with English words', ['tlh'], [], 'en-GB'],
])('%s', (_, wished, ofBrowser, tag) => {
  expect(pickLanguage(wished, ofBrowser)[0]).toBe(tag);
});

test.each(languages)('picks %s, and its direction, by its tag', (language) => {
  expect(pickLanguage([language], [])[0]).toBe(language === 'en' ? 'en-GB' : language);
  expect(directionOf(language)).toBe(language === 'ar' || language === 'he' ? 'rtl' : 'ltr');
});

test('writes dates in simplified characters like the words', () => {
  expect(pickLanguage(['zh-TW'], [])).toEqual(['zh-Hans', 'zh-TW']);
});

test('keeps the region of the request beside English words', () => {
  expect(pickLanguage(['tlh-US'], [])).toEqual(['en-GB', 'tlh-US']);
  expect(englishTag(['de', 'en-AU'])).toBe('en-AU');
});

test.each([
  ['de-AT', 'de'],
  ['zh-Hant-TW', 'zh'],
  ['da', 'en'],
  ['', 'en'],
  [null, 'en'],
])('finds words for %s in %s', (tag, language) => {
  expect(languageWithWords(tag)).toBe(language);
});
