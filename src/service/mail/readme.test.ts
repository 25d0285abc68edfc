import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { languages } from '../../language/index.ts';

test('README.md lists the languages of mail', () => {
  const names = new Intl.DisplayNames('en', { type: 'language' });
  const list = new Intl.ListFormat('en-GB').format(languages.map((language) => names.of(language) ?? '').sort());
  expect(readFileSync('README.md', 'utf8').replace(/\s+/g, ' ')).toContain(`Emails are in ${list}:`);
});
