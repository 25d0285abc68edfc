import { fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { LocalDate } from '../../../../time/index.ts';
import { leaveConsole } from '../../../testing/index.ts';
import { Announcer } from '../../../ui/index.ts';
import { setLocale } from '../../../words/index.ts';
import type { ScheduleFields } from '../schedule/index.ts';
import { words } from '../words/index.ts';
import { DaysOff } from './days-off.tsx';

beforeEach(async () => {
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

test('announces what a picked day has become', () => {
  const onChange = () => undefined;
  const today = '2026-11-24' as LocalDate;
  render(
    <>
      <Announcer />
      <DaysOff fields={fields} today={today} firstWeekday={1} onChange={onChange} />
    </>,
  );
  fireEvent.click(screen.getByRole('button', { name: /^Friday 27 November/ }));
  expect(screen.getByRole('status').textContent).toMatch(/27 November.*: Closed$/);
});
