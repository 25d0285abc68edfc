import { expect, test, vi } from 'vitest';
import { isZoneName } from '../../time/index.ts';
import { type AttributeRow, attributes } from '../attributes/index.ts';
import { attributeProperties, type RawAttributes } from './read-attributes.ts';
import { type RawSettings, readSettings } from './settings.ts';

// Every attribute there is, absent.
const absent = Object.fromEntries(attributeProperties.map((name) => [name, null])) as RawAttributes;
const none: RawSettings = { ...absent, apiBase: 'https://book.test/embed/v1', eventType: '42', pageLanguage: null };

test('reads every attribute', () => {
  const raw = {
    apiBase: 'https://book.test/embed/v1',
    eventType: '42',
    locale: 'de',
    pageLanguage: 'en',
    timezone: 'Europe/Berlin',
    duration: '30',
    month: '2026-12',
    timezoneLock: '',
    hourCycle: 'h12',
    weekStart: '0',
    theme: 'dark',
    layout: 'week',
    date: '2026-11-24',
    slot: '2026-11-24T15:30+01:00',
    bookingToken: 'id.signature',
    redirectUrl: 'https://example.org/thanks',
    forwardQueryParams: '',
    hideEventTypeDetails: 'true',
    dryRun: 'false',
    debug: '',
    mode: 'popup',
    compat: 'calendly',
    dataLayer: '',
    buttonLabel: 'Talk to us',
  };
  expect(readSettings(raw, vi.fn())).toEqual({
    apiBase: 'https://book.test/embed/v1',
    eventType: '42',
    languages: ['de', 'en'],
    locale: 'de',
    timezone: 'Europe/Berlin',
    duration: 30,
    month: '2026-12-01',
    timezoneLock: true,
    hourCycle: 'h12',
    weekStart: 0,
    layout: 'week',
    theme: 'dark',
    mode: 'popup',
    date: '2026-11-24',
    slot: Date.parse('2026-11-24T14:30Z'),
    bookingToken: 'id.signature',
    redirectUrl: 'https://example.org/thanks',
    forwardQueryParams: true,
    hideEventTypeDetails: true,
    dryRun: false,
    debug: true,
    compat: 'calendly',
    dataLayer: 'consent',
    buttonLabel: 'Talk to us',
  });
});

test.each(Object.entries<AttributeRow>(attributes))('accepts the example and the values of %s', (name, row) => {
  for (const value of [...(row.values ?? []), ...(row.example ? [row.example] : [])]) {
    const warn = vi.fn();
    readSettings({ ...none, [name]: value }, warn);
    expect(warn).not.toHaveBeenCalled();
  }
});

test.each([
  ['europe/berlin', 'Europe/Berlin'],
  ['utc', 'UTC'],
  ['IST', 'Asia/Calcutta'],
  ['Asia/Calcutta', 'Asia/Calcutta'],
])('reads %s as the zone that a booking can name, %s', (text, name) => {
  const timezone = readSettings({ ...none, timezone: text }, vi.fn()).timezone ?? '';
  expect([timezone, isZoneName(timezone)]).toEqual([name, true]);
});

test('shows a month unless another layout is set, as the manual says', () => {
  expect(`\`${readSettings(none, vi.fn()).layout}\``).toBe(attributes.layout.default);
});

test.each([
  ['timezone', '+01:00'],
  ['timezone', 'Mars/Olympus'],
  ['duration', 'half an hour'],
  ['duration', '-5'],
  ['month', '2026-13'],
  ['locale', 'not a tag'],
  ['eventType', 'intro'],
  ['eventType', '042'],
  ['eventType', 'demo/'],
  ['eventType', 'demo/a/b'],
  ['hourCycle', 'h24'],
  ['weekStart', '7'],
  ['theme', 'pink'],
  ['mode', 'modal'],
  ['layout', 'year'],
  ['compat', 'acuity'],
  ['dataLayer', 'never'],
  ['date', '24.11.2026'],
  ['slot', '2026-11-24T15:30'],
  ['redirectUrl', 'http://example.org'],
  ['redirectUrl', '/thanks'],
  ['redirectUrl', 'javascript:alert(1)'],
])('leaves out a wrong %s, and warns about it', (name, wrong) => {
  const onWrong = vi.fn();
  readSettings({ ...none, [name]: wrong }, onWrong);
  expect(onWrong.mock.calls).toEqual([[name, wrong]]);
});

test('says that the event type is missing unless a booking is shown', () => {
  const onWrong = vi.fn();
  readSettings({ ...none, eventType: null, bookingToken: 'id.signature' }, onWrong);
  expect(onWrong).not.toHaveBeenCalled();
  readSettings({ ...none, eventType: null }, onWrong);
  expect(onWrong).toHaveBeenCalledExactlyOnceWith('eventType', '');
});

test('does not warn about absent attributes', () => {
  const expected = vi.fn();
  readSettings(none, expected);
  expect(expected).not.toHaveBeenCalled();
});
