import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sampleEventType } from '../../../testing/index.ts';
import { setLocale } from '../../../words/index.ts';
import { settingsOf } from '../settings.ts';
import { words } from '../words/index.ts';
import { AfterBooking } from './after-booking.tsx';

beforeEach(async () => {
  await setLocale(['en-GB']);
  await words.load('en');
});
afterEach(cleanup);

/** Chooses a language of emails for an event type with this one. Returns the change. */
function chooseLanguage(value: string, { locale }: { readonly locale: string | null }) {
  const set = vi.fn();
  const settings = settingsOf({ ...sampleEventType({ locale }), fields: [], hosts: [] });
  const nothing = () => undefined;
  const draft = { value: settings, changed: [], isChanged: false, set, discard: nothing, settle: nothing };
  render(<AfterBooking draft={draft} error={undefined} eventTypeId={42} />);
  fireEvent.change(screen.getByLabelText('Default email language'), { target: { value } });
  return set.mock.lastCall?.[0];
}

test('sets the language of emails about bookings that name none', () => {
  expect(chooseLanguage('de', { locale: null })).toEqual({ locale: 'de' });
});

test('removes the language of emails', () => {
  expect(chooseLanguage('', { locale: 'de' })).toEqual({ locale: null });
});

test('offers the saved language that the console has no words for', () => {
  expect(chooseLanguage('da', { locale: 'da' })).toEqual({ locale: 'da' });
  expect(screen.getByRole('option', { name: 'dansk' })).toBeTruthy();
});
