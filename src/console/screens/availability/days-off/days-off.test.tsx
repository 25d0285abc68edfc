import { fireEvent, render, screen } from '@testing-library/preact';
import { useState } from 'preact/hooks';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LocalDate, ZoneName } from '../../../../time/index.ts';
import { createFakeServer, leaveConsole } from '../../../testing/index.ts';
import { Announcer } from '../../../ui/index.ts';
import { setLocale } from '../../../words/index.ts';
import type { ScheduleFields } from '../schedule/index.ts';
import { words } from '../words/index.ts';
import { DaysOff } from './days-off.tsx';
import { overridesText } from './overrides-text.ts';

beforeEach(async () => {
  const events = { data: [], current_page: 1, per_page: 5, total: 0 };
  vi.stubGlobal('fetch', createFakeServer({ listEvents: () => events }).fetch);
  await setLocale(['en-GB']);
  await words.load('en');
});
afterEach(leaveConsole);

const nineToFive = [{ start: '09:00', end: '17:00' }];
const fields = {
  timezone: 'Europe/Berlin',
  monday: nineToFive,
  tuesday: nineToFive,
  wednesday: nineToFive,
  thursday: nineToFive,
  friday: nineToFive,
  saturday: [],
  sunday: [],
  overrides: [],
} as const satisfies ScheduleFields;

const today = '2026-11-24' as LocalDate;

/** The card in a draft, as the editor of a schedule shows it. */
function Draft() {
  const [draft, setDraft] = useState<ScheduleFields>(fields);
  return (
    <>
      <Announcer />
      <DaysOff
        fields={draft}
        hostId={1}
        zone={'Europe/Berlin' as ZoneName}
        today={today}
        firstWeekday={1}
        onChange={(change) => setDraft((before) => ({ ...before, ...change }))}
      />
      <output>{overridesText(draft.overrides, today)}</output>
    </>
  );
}

const pick = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }));

test('announces what a picked day has become', () => {
  render(<Draft />);
  pick(/^Friday 27 November/);
  expect(screen.getByText(/27 November.*: Closed$/, { selector: '[role=status]' })).toBeTruthy();
});

test('shows the month of a first day that is typed', async () => {
  render(<Draft />);
  fireEvent.click(screen.getByRole('button', { name: 'Add days off' }));
  fireEvent.input(screen.getByLabelText('First day'), { target: { value: '2027-02-08' } });
  expect(await screen.findByRole('heading', { name: 'February 2027' })).toBeTruthy();
});

test.each([
  ['with the button', true],
  ['without the button', false],
])('takes off the days from the first picked one to the second, %s', (_, hasButton) => {
  render(<Draft />);
  if (hasButton) fireEvent.click(screen.getByRole('button', { name: 'Add days off' }));
  pick(/^Wednesday 25 November/);
  pick(/^Saturday 28 November/);
  expect(screen.getByLabelText('First day')).toHaveProperty('value', '2026-11-25');
  expect(screen.getByLabelText('Last day')).toHaveProperty('value', '2026-11-28');
});

test('takes no day off before one is picked', () => {
  render(<Draft />);
  fireEvent.click(screen.getByRole('button', { name: 'Add days off' }));
  expect(screen.getByLabelText('First day')).toHaveProperty('value', '');
  expect(screen.getByText('None', { selector: 'output' })).toBeTruthy();
});

test('asks for the first day when the form is finished without one', () => {
  render(<Draft />);
  fireEvent.click(screen.getByRole('button', { name: 'Add days off' }));
  fireEvent.click(screen.getByRole('button', { name: 'Done' }));
  expect(screen.getByText('Choose the first and the last day.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText(/^First day/));
});
