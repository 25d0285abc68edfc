import { expect, test } from 'vitest';
import { countryOf, listCountries, moveToCountry, parsePhone } from './parse-phone.ts';

test.each([
  ['030 123456', 'DE', '+4930123456'],
  ['030/12 34-56', 'DE', '+4930123456'],
  ['+49 (0)30 123456', 'US', '+4930123456'],
  ['0049 30 123456', 'DE', '+4930123456'],
  ['００４９ ３０ １２３４５６', 'JP', '+4930123456'],
  ['＋８１ ３ １２３４ ５６７８', 'DE', '+81312345678'],
  ['(212) 555-0123', 'US', '+12125550123'],
  ['٠٥٠ ١٢٣ ٤٥٦٧', 'SA', '+966501234567'],
  ['06 12345678', 'IT', '+390612345678'],
  ['+44 20 7946 0958', undefined, '+442079460958'],
  ['+44\u00A020 7946 0958', 'DE', '+442079460958'],
])('parses a phone number however it is written: %s', (text, country, e164) => {
  expect(parsePhone(text, country)).toMatchObject({ e164 });
});

test('groups a phone number and names its country', () => {
  expect(parsePhone('02079460958', 'GB')).toMatchObject({ international: '+44 20 7946 0958', country: 'GB' });
});

test('shows a phone number without the extension that is lost', () => {
  const number = parsePhone('+1 415 555 2671 ext. 12', 'US');
  expect(number).toMatchObject({ e164: '+14155552671', international: '+1 415 555 2671' });
});

test.each([
  ['030', 'DE', 'phone_too_short'],
  ['+49 30 123456789012345', 'DE', 'phone_too_long'],
  ['call me', 'DE', 'invalid_phone'],
  ['my number is 030 123456', 'DE', 'invalid_phone'],
  ['030 123456', undefined, 'invalid_phone'],
  ['<b>030 123456</b>', 'DE', 'invalid_phone'],
  ['٣'.repeat(10_000), 'DE', 'phone_too_long'],
])('says why %s is not a phone number', (text, country, fault) => {
  expect(parsePhone(text, country)).toEqual({ fault });
});

test('lists countries by their names in the language, with their prefixes', () => {
  const german = listCountries('de');
  expect(german.find(({ country }) => country === 'DE')).toEqual({ country: 'DE', name: 'Deutschland', prefix: '+49' });
  expect(german.findIndex(({ name }) => name === 'Österreich')).toBeLessThan(
    german.findIndex(({ name }) => name === 'Polen'),
  );
});

test.each([
  ['+49 30 123456', 'FR', '+33 30123456'],
  ['0044 20 7946 0958', 'IE', '+353 2079460958'],
  ['030 123456', 'FR', '030 123456'],
  ['', 'FR', ''],
])('moves %s to %s as %s', (text, country, result) => {
  expect(moveToCountry(text, country)).toBe(result);
});

test.each([
  ['Europe/Berlin', 'en-GB', 'DE'],
  ['Europe/London', 'en-GB', 'GB'],
  ['America/New_York', 'en-US', 'US'],
  ['America/New_York', 'es', 'US'],
  ['UTC', 'fr', 'FR'],
  ['Asia/Tokyo', 'ja', 'JP'],
])('reads national numbers of a visitor in %s with language %s as %s', (zone, tag, country) => {
  expect(countryOf({ zone, tag })).toBe(country);
});
