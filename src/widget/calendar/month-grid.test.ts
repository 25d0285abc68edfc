import { describe, expect, test } from 'vitest';
import { addDays, addMonths, daysBetween, type LocalDate, localDate, startOfMonth } from '../../time/index.ts';
import { datesShown, datesToRequest, monthGrid } from './month-grid.ts';

const [sunday, monday, saturday] = [0, 1, 6];
const date = (text: string) => text as LocalDate; // real dates, written here

function gridOf(month: string, today: string, weekStart = monday) {
  return monthGrid({ month: date(`${month}-01`), today: date(today), weekStart });
}

describe('a month grid', () => {
  test.each([
    ['begins the current month with the week of today', '2026-11', '2026-11-20', monday, '2026-11-16'],
    ['begins the current month with its first week while that lasts', '2026-12', '2026-12-03', monday, '2026-11-30'],
    ['begins a later month with its first week', '2026-12', '2026-11-20', monday, '2026-11-30'],
    [
      'begins a month on the Sunday before it where weeks start on Sunday',
      '2026-12',
      '2026-11-20',
      sunday,
      '2026-11-29',
    ],
    [
      'begins a month on the Saturday before it where weeks start on Saturday',
      '2026-12',
      '2026-11-20',
      saturday,
      '2026-11-28',
    ],
  ])('%s', (_, month, today, weekStart, first) => {
    expect(gridOf(month, today, weekStart)[0]?.[0]?.date).toBe(first);
  });

  test('shows six weeks of consecutive days', () => {
    const days = gridOf('2026-02', '2026-01-15').flat();
    expect(days).toHaveLength(42);
    expect(days.every((day, index) => daysBetween(days[0]?.date ?? day.date, day.date) === index)).toBe(true);
  });

  test('leaves cells before the month empty and continues after it', () => {
    const places = gridOf('2026-12', '2026-11-20').flat();
    expect(places.filter(({ place }) => place === 'before').map((day) => day.date)).toEqual(['2026-11-30']);
    expect(places.find(({ place }) => place === 'after')?.date).toBe('2027-01-01');
  });
});

test('requests every day that a grid can show in any zone', () => {
  for (let today = localDate(2027, 12, 1); today < localDate(2028, 4, 2); today = addDays(today, 1)) {
    for (const month of [startOfMonth(today), addMonths(startOfMonth(today), 1), addMonths(startOfMonth(today), 2)]) {
      const inUtc = [-1, 0, 1].map((days) => datesToRequest(month, addDays(today, days)));
      for (let weekStart = 0; weekStart < 7; weekStart += 1) {
        const { start, end } = datesShown(monthGrid({ month, today, weekStart }));
        const firstOpen = [start, today].sort()[1] ?? start;
        const isCovered = inUtc.every((range) => range.start <= addDays(firstOpen, -1) && range.end >= addDays(end, 1));
        expect(isCovered).toBe(true);
      }
      expect(inUtc.every((range) => daysBetween(range.start, range.end) < 62)).toBe(true);
    }
  }
});
