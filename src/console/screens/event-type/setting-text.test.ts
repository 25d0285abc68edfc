import { beforeAll, expect, test } from 'vitest';
import { sampleEventType } from '../../testing/index.ts';
import { setLocale } from '../../words/index.ts';
import { settingText } from './setting-text.ts';
import { type EditedSettings, settingsOf } from './settings.ts';
import { words } from './words/index.ts';

beforeAll(async () => {
  await setLocale(['en-GB']);
  await words.load('en');
});

const evenings = {
  id: 43,
  name: 'Evenings',
  timezone: 'Europe/Berlin',
  is_default: false,
  user_id: 1,
  working_days: [],
  hours: {},
};
const schedules = [{ ...evenings, created_at: '2026-03-02T07:00:00Z', updated_at: '2026-03-02T07:00:00Z' }];

test.each<[keyof EditedSettings, Partial<EditedSettings>, string]>([
  ['is_active', { is_active: false }, 'Off'],
  ['description', { description: '' }, '(empty)'],
  ['duration', { duration: 90 }, '1 hour 30 minutes'],
  ['durations', { durations: [30, 60] }, '30 minutes, 1 hour'],
  ['durations', { durations: null }, '(empty)'],
  ['location', { location: null }, 'Not decided'],
  [
    'location',
    { location: { type: 'in_person', value: 'Main St 1', is_public: true } },
    'In person: Main St 1 · Show it before someone books',
  ],
  ['visibility', { visibility: 'private' }, 'Only people who have the link'],
  ['availability_id', { availability_id: 43 }, 'Evenings'],
  ['availability_id', { availability_id: 44 }, 'Another schedule'],
  ['availability_id', { availability_id: null }, 'The account’s default'],
  ['min_scheduling_notice', { min_scheduling_notice: 2880 }, '2 days'],
  ['booking_window_days', { booking_window_days: null }, 'No limit'],
  ['booking_window_days', { booking_window_days: 60 }, '60 days'],
  ['time_slot_interval', { time_slot_interval: 15 }, 'Every 15 minutes'],
  ['booking_frequency_limits', { booking_frequency_limits: { day: 3, month: 20 } }, 'Per day: 3, Per month: 20'],
  ['locale', { locale: 'de' }, 'German'],
  ['locale', { locale: null }, 'Not set (English)'],
  ['reminders', { reminders: [{ minutes_before: 1440, to: ['invitee', 'host'] }] }, '1 day: Invitee, You'],
])('writes %s of %j as %s', (name, settings, text) => {
  const base = settingsOf({ ...sampleEventType(), fields: [], hosts: [] });
  expect(settingText(name, { ...base, ...settings }, schedules)).toBe(text);
});
