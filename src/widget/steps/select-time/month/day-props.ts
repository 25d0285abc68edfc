import type { TargetedMouseEvent } from 'preact';
import type { LocalDate } from '../../../../time/index.ts';
import type { GridDay } from '../../../calendar/index.ts';
import type { Booking } from '../../../model/index.ts';
import { showTimes } from '../show-times.ts';

/** The state of a day in its month. */
export type DayState = {
  readonly isSelected: boolean;
  /** Whether it is the tab stop of the grid. */
  readonly isStop: boolean;
};

/** Returns the props of a day in the grid: its state in ARIA, its parts, its full name, its handlers. */
export function getDayProps({ date, place }: GridDay, booking: Booking, { isSelected, isStop }: DayState) {
  const { messages, formats, byDate, today, ...style } = booking.dayStyle.value;
  const isLoading = style.isLoading && date >= today;
  const slots = byDate.get(date) ?? [];
  const isToday = today === date;
  const month = place === 'after' && date.endsWith('-01') ? monthProps(formats, date) : undefined;
  const figure = formats.dayOfMonth(date);
  const what = isLoading ? messages.loadingTimes : slots.length > 0 ? messages.times(slots.length) : messages.noTimes;
  return {
    cell: { role: 'gridcell' as const, 'aria-selected': isSelected },
    button: {
      type: 'button' as const,
      class: ['day', isLoading && 'loading', slots.length > 0 && 'open', date < today && 'past']
        .filter(Boolean)
        .join(' '),
      part: ['day', isSelected && 'day-selected', isToday && 'day-today', slots.length === 0 && 'day-unavailable']
        .filter(Boolean)
        .join(' '),
      'data-date': date,
      'data-selected': isSelected || undefined,
      'aria-label': messages.dayName(formats.fullDate(date), withMonth(what, month, figure)),
      'aria-current': isToday ? ('date' as const) : undefined,
      'aria-disabled': slots.length === 0,
      tabIndex: isStop ? 0 : -1,
      // Assistive technology moves the focus without a key: arrows then continue from there.
      onFocus: () => booking.moveTo(date),
      onClick: ({ currentTarget, detail: clicks }: TargetedMouseEvent<HTMLButtonElement>) => {
        chooseDay(booking, date, { isOpen: slots.length > 0, isLoading });
        // A key keeps the focus among the days.
        if (clicks > 0 && slots.length > 0) showTimes(currentTarget);
      },
    },
    isToday,
    figure,
    month,
  };
}

/** Adds the visible text of a day if it is more than a number, so that saying "Dec 1" finds it (WCAG 2.5.3). */
function withMonth(what: string, month: { readonly short: string } | undefined, figure: string): string {
  return month ? `${what}, ${month.short} ${figure}` : what;
}

/** Five characters other than periods do not fit in a day of a narrow month. Some languages have no shorter name. */
const longName = /[^.]{5}/;

function monthProps({ monthName }: Booking['formats']['value'], date: LocalDate) {
  const short = monthName(date, 'short');
  return { short, narrow: longName.test(short) ? monthName(date, 'narrow') : undefined };
}

type Openness = { readonly isOpen: boolean; readonly isLoading: boolean };

function chooseDay(booking: Booking, date: LocalDate, { isOpen, isLoading }: Openness): void {
  if (isOpen) booking.chooseDate(date);
  else if (isLoading) booking.chooseDateOnceLoaded(date);
  else booking.moveTo(date);
}
