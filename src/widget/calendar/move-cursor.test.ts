import { describe, expect, test } from 'vitest';
import type { LocalDate } from '../../time/index.ts';
import { datesShown, monthGrid } from './month-grid.ts';
import { moveCursor } from './move-cursor.ts';

const date = (text: string) => text as LocalDate; // real dates, written here
const today = date('2026-11-20');

function press(key: string, from: string, { month = '2026-11-01', isShift = false, isRightToLeft = false } = {}) {
  const visibleDates = datesShown(monthGrid({ month: date(month), today, weekStart: 1 }));
  const earliestMonth = date('2026-11-01');
  const cursor = { date: date(from), month: date(month), visibleDates, weekStart: 1, earliestMonth };
  return moveCursor(cursor, { key, isShift, isRightToLeft });
}

describe('keys in a grid that shows 16 November to 27 December', () => {
  test.each([
    ['ArrowRight', '2026-11-24', '2026-11-25', '2026-11'],
    ['ArrowLeft', '2026-11-24', '2026-11-23', '2026-11'],
    ['ArrowUp', '2026-11-24', '2026-11-17', '2026-11'],
    ['ArrowDown', '2026-11-30', '2026-12-07', '2026-11'],
    ['Home', '2026-11-26', '2026-11-23', '2026-11'],
    ['End', '2026-11-26', '2026-11-29', '2026-11'],
    ['PageDown', '2026-11-24', '2026-12-24', '2026-12'],
    ['PageUp', '2026-11-24', '2026-11-24', '2026-11'],
    ['ArrowRight', '2026-12-27', '2026-12-28', '2026-12'],
    ['ArrowLeft', '2026-11-16', '2026-11-16', '2026-11'],
  ])('moves by %s from %s to %s', (key, from, to, month) => {
    expect(press(key, from)).toEqual({ date: to, month: `${month}-01` });
  });

  test('mirrors the arrows on a page that reads right to left', () => {
    expect(press('ArrowRight', '2026-11-24', { isRightToLeft: true })?.date).toBe('2026-11-23');
  });

  test('moves a year with Shift', () => {
    expect(press('PageDown', '2026-11-24', { isShift: true })?.month).toBe('2027-11-01');
  });

  test('stops at the last day of a shorter month', () => {
    expect(press('PageDown', '2027-01-31', { month: '2027-01-01' })?.date).toBe('2027-02-28');
  });

  test('moves back over the start of a later month', () => {
    expect(press('ArrowLeft', '2026-12-01', { month: '2026-12-01' })).toEqual({
      date: '2026-11-30',
      month: '2026-11-01',
    });
  });

  test('ignores keys that do not move the focus', () => {
    expect(press('a', '2026-11-24')).toBeUndefined();
  });
});
