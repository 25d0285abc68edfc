import { expect, test } from 'vitest';
import { setLocale } from '../words/index.ts';
import { languageChoices, languageName } from './language-choices.ts';

test('names each language in itself, once', () => {
  const choices = languageChoices('de');
  expect(choices).toContainEqual({ value: 'de', label: 'Deutsch', lang: 'de' });
  expect(new Set(choices.map(({ value }) => value)).size).toBe(choices.length);
});

test('adds the saved language that the console has no words for', () => {
  expect(languageChoices('da').at(-1)).toEqual({ value: 'da', label: 'dansk', lang: 'da' });
});

test('does not add a language if none is saved', () => {
  expect(languageChoices('').map(({ value }) => value)).not.toContain('');
});

test('names a language in the language of the page', async () => {
  await setLocale(['de']);
  expect(languageName('fr')).toBe('Französisch');
  await setLocale(['en-GB']);
  expect(languageName('pt-BR')).toBe('Brazilian Portuguese');
});
