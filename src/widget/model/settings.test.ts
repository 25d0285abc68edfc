import { expect, test, vi } from 'vitest';
import { type RawSettings, readSettings } from './settings.ts';

const none: RawSettings = {
  apiBase: 'https://book.test/embed/v1',
  eventType: '42',
  locale: null,
  pageLanguage: null,
  timezone: null,
  timezoneLock: null,
  hourCycle: null,
  weekStart: null,
  theme: null,
  layout: null,
  duration: null,
  month: null,
  date: null,
  slot: null,
  bookingToken: null,
  redirectUrl: null,
  forwardQueryParams: null,
  hideEventTypeDetails: null,
  dryRun: null,
  debug: null,
  mode: null,
  compat: null,
  dataLayer: null,
};

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
  };
  expect(readSettings(raw, vi.fn())).toEqual({
    eventType: '42',
    languages: ['de', 'en'],
    zone: 'Europe/Berlin',
    durationMinutes: 30,
    month: '2026-12-01',
    isZoneLocked: true,
    hourCycle: 'h12',
    weekStart: 0,
    layout: 'week',
    date: '2026-11-24',
    slot: Date.parse('2026-11-24T14:30Z'),
    bookingToken: 'id.signature',
    redirectUrl: 'https://example.org/thanks',
    isForwarding: true,
    areDetailsHidden: true,
    isDryRun: false,
    isDebug: true,
    compat: 'calendly',
    dataLayer: 'consent',
  });
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
])('says what was expected of a wrong %s', (name, wrong) => {
  const expected = vi.fn();
  readSettings({ ...none, [name]: wrong }, expected);
  expect(expected).toHaveBeenCalledOnce();
  expect(expected.mock.calls[0]?.[0]).toContain(`found "${wrong}"`);
});

test('is silent about what is absent', () => {
  const expected = vi.fn();
  readSettings(none, expected);
  expect(expected).not.toHaveBeenCalled();
});
