import { expect, test, vi } from 'vitest';
import { type RawSettings, readSettings } from './settings.ts';

const none: RawSettings = {
  eventType: '42',
  locale: null,
  pageLanguage: null,
  timezone: null,
  duration: null,
  month: null,
};

test('reads every attribute', () => {
  const raw = {
    eventType: '42',
    locale: 'de',
    pageLanguage: 'en',
    timezone: 'Europe/Berlin',
    duration: '30',
    month: '2026-12',
  };
  expect(readSettings(raw, vi.fn())).toEqual({
    eventType: 42,
    languages: ['de', 'en'],
    zone: 'Europe/Berlin',
    durationMinutes: 30,
    month: '2026-12-01',
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
