import { afterEach, expect, test } from 'vitest';
import { languages, pickLanguage } from '../../language/index.ts';
import { languageAround, pickPopupLanguage } from './popup-language.ts';

afterEach(() => document.body.replaceChildren());

const requests: readonly (readonly [requested: readonly string[], ofBrowser: readonly string[]])[] = [
  ...languages.map((language) => [[language], ['en-US', `${language}-XA`]] as const),
  [[], []],
  [[], ['cs', 'de-CH']],
  [['cs'], ['de-DE', 'en-US']],
  [['xx', 'en-CA'], []],
  [['not a tag', ''], ['en-IE']],
  [['en'], ['de-DE']],
  [['tlh-US'], ['de', 'en-AU']],
  [['fil', 'PT-br'], []],
  [['iw'], ['he']],
  [['zh-TW'], []],
  [['zh'], ['zh-HK']],
  [['de-AT', 'fr'], ['de-DE']],
];

test.each(requests)('picks the language of the calendar for %j in a browser with %j', (requestedTags, ofBrowser) => {
  expect(pickPopupLanguage(requestedTags, ofBrowser)).toBe(pickLanguage(requestedTags, ofBrowser)[0]);
});

test('ignores a language that is not set', () => {
  expect(pickPopupLanguage([null, 'fr'], ['de'])).toBe('fr');
});

test('reads the language around the element’s shadow tree', () => {
  document.body.innerHTML = '<main lang="fr"><div lang=""></div></main>';
  const tree = document.querySelector('div')?.attachShadow({ mode: 'closed' });
  const element = document.createElement('p');
  tree?.append(element);
  expect(languageAround(element)).toBe('fr');
  element.lang = 'de';
  expect(languageAround(element)).toBe('de');
});
