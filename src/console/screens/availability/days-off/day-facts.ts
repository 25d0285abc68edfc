import { type LocalDate, weekdayOf } from '../../../../time/index.ts';
import { locale } from '../../../words/index.ts';
import type { ScheduleFields } from '../schedule/index.ts';
import { words } from '../words/index.ts';
import { overrideOn } from './date-overrides.ts';
import { hoursText } from './overrides-text.ts';

/** The state of a date in the calendar, and its text. */
export type DayFacts = {
  readonly date: LocalDate;
  readonly className: string;
  readonly label: string;
  /** Whether Tab reaches it. */
  readonly isActive: boolean;
  readonly isPast: boolean;
  readonly isSelected: boolean;
  readonly isToday: boolean;
};

type Surroundings = {
  readonly fields: ScheduleFields;
  readonly today: LocalDate;
  readonly active: LocalDate;
  readonly selected: { readonly from: string; readonly to: string } | undefined;
};

/** Returns the state of a date, open, closed or with other hours, as a color and in words. */
export function dayFacts(date: LocalDate, { fields, today, active, selected }: Surroundings): DayFacts {
  const override = overrideOn(fields.overrides, date);
  const hours = override?.hours ?? fields[weekdayOf(date)];
  const isPast = date < today;
  const isToday = date === today;
  const isSelected = selected !== undefined && selected.from <= date && date <= selected.to;
  const tone = override ? (hours.length > 0 ? 'other' : 'off') : hours.length > 0 ? 'open' : 'none';
  const marks = [
    ...['month-day', tone],
    isPast && 'past',
    isSelected && 'selected',
    date.slice(0, 7) !== active.slice(0, 7) && 'other-month',
  ];
  const parts = [locale().formats.fullDate(date), isToday && words.current.today, hoursText([...hours])];
  return {
    date,
    isPast,
    isToday,
    isSelected,
    isActive: date === active,
    className: marks.filter(Boolean).join(' '),
    label: parts.filter(Boolean).join(', '),
  };
}
