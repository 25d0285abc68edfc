import { addDays, addMonths, daysBetween, type LocalDate, startOfMonth, startOfWeek } from '../../time/index.ts';
import type { DateRange } from './month-grid.ts';

export type Cursor = {
  readonly date: LocalDate;
  /** The visible month. Days that continue the grid are not in it. */
  readonly month: LocalDate;
  readonly visibleDates: DateRange;
  readonly weekStart: number;
  /** The earliest month that may be shown. */
  readonly earliestMonth: LocalDate;
};

export type KeyPress = { readonly key: string; readonly isShift: boolean; readonly isRightToLeft: boolean };

/** Where the keyboard moves to: a day, and the visible month then. */
export type CursorTarget = { readonly date: LocalDate; readonly month: LocalDate };

/**
 * Returns where a key moves from a day (WAI-ARIA Authoring Practices, date picker grid), or undefined for other keys.
 */
export function moveCursor(cursor: Cursor, press: KeyPress): CursorTarget | undefined {
  const months = monthsOf(press);
  if (months !== 0) return moveMonths(cursor, months);
  const target = dayOf(cursor, press);
  return target === undefined ? undefined : moveTo(cursor, target);
}

function monthsOf({ key, isShift }: KeyPress): number {
  const size = isShift ? 12 : 1;
  return key === 'PageUp' ? -size : key === 'PageDown' ? size : 0;
}

function dayOf({ date, weekStart }: Cursor, { key, isRightToLeft }: KeyPress): LocalDate | undefined {
  const forward = isRightToLeft ? -1 : 1;
  const steps: Record<string, number | undefined> = {
    ArrowRight: forward,
    ArrowLeft: -forward,
    ArrowUp: -7,
    ArrowDown: 7,
  };
  const step = steps[key];
  if (step !== undefined) return addDays(date, step);
  if (key === 'Home') return startOfWeek(date, weekStart);
  if (key === 'End') return addDays(startOfWeek(date, weekStart), 6);
  return undefined;
}

function moveTo({ date, month, visibleDates, earliestMonth }: Cursor, target: LocalDate): CursorTarget {
  if (target >= visibleDates.start && target <= visibleDates.end) return { date: target, month };
  if (target > visibleDates.end) return { date: target, month: startOfMonth(target) };
  const isBeforeAll = month <= earliestMonth;
  return isBeforeAll ? { date, month } : { date: target, month: startOfMonth(target) };
}

// The visible month moves, not the month of the day, which may already be the next one.
function moveMonths({ date, month, earliestMonth }: Cursor, months: number): CursorTarget {
  const newMonth = addMonths(month, months);
  const target = newMonth < earliestMonth ? earliestMonth : newMonth;
  const lastDay = daysBetween(target, addMonths(target, 1)) - 1;
  return { date: addDays(target, Math.min(Number(date.slice(8)) - 1, lastDay)), month: target };
}
