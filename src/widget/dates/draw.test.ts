import { afterEach, expect, test, vi } from 'vitest';
import { createFormats, directionOf, languages, pickLanguage } from '../../language/index.ts';
import { asInstant, type LocalDate, startOfMonth, toLocalTime, type ZoneName } from '../../time/index.ts';
import { type GridDay, monthGrid, weekStartOf } from '../calendar/index.ts';
import type { RawSettings } from '../model/index.ts';
import { draw } from './draw.ts';

type Raw = Omit<RawSettings, 'pageLanguage'>;
type WithWeeks = { getWeekInfo(): { firstDay?: number } };

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

/** Draws the month of an element with some settings on a skeleton; returns its parts. */
function drawMonth(settings: Partial<Raw>, now = '2026-11-23T12:00:00Z', around: ParentNode = document.body) {
  vi.spyOn(performance, 'now').mockReturnValue(Date.parse(now) - performance.timeOrigin);
  const [element, root, days] = ['div', 'div', 'div'].map((name) => document.createElement(name));
  if (!element || !root || !days) throw new Error('Nothing was made.');
  around.append(element);
  days.className = 'bones';
  for (let day = 0; day < 42; day += 1) days.append(document.createElement('div'));
  for (const day of days.children) day.className = 'bone';
  root.append(days);
  const raw = { eventType: '7', timezone: 'Europe/Berlin', ...settings } as Raw; // the others are not set
  draw({ element, root, raw, adoptStyles: () => undefined });
  return {
    root,
    title: root.querySelector('.first-title')?.textContent,
    weekdays: [...root.querySelectorAll('.first-weekdays > *')].map(({ textContent }) => textContent),
    figures: [...days.children].map(({ textContent }) => textContent),
    isBlock: [...days.children].map(({ className }) => className === 'bone'),
  };
}

/** Returns whether a day is shown as a number only. The first of the next month also has the name of the month. */
function isFigure({ date, place }: GridDay): boolean {
  return place === 'within' || (place === 'after' && !date.endsWith('-01'));
}

const regions = ['en-US', 'en-GB', 'de-AT', 'pt-BR', 'zh-TW', 'ar-EG', 'ar-AE', 'he-IL', 'fr-CA'];

test.each([...languages, ...regions])('writes what the app writes in %s', (locale) => {
  const { root, title, weekdays, figures } = drawMonth({ locale });
  const [tag, regionalTag] = pickLanguage([locale], navigator.languages);
  const formats = createFormats(tag);
  const [month, today] = ['2026-11-01', '2026-11-23'] as LocalDate[];
  if (!month || !today) throw new Error('No dates.');
  const grid = monthGrid({ month, today, weekStart: weekStartOf(regionalTag) ?? 1 });
  expect(title).toBe(
    formats
      .monthAndYear(month)
      .map(({ text }) => text)
      .join(''),
  );
  const isLong = grid[0]?.some(({ date }) => formats.weekday(date, 'short').length > 4);
  expect(weekdays).toEqual(grid[0]?.map(({ date }) => formats.weekday(date, isLong ? 'narrow' : 'short')));
  expect(figures).toEqual(grid.flat().map((day) => (isFigure(day) ? formats.dayOfMonth(day.date) : '')));
  expect(root.dir).toBe(directionOf(tag));
});

test.each([
  ['the first day of a month', {}, '2026-12-01T00:30:00Z'],
  ['a week over the end of a month', { weekStart: '1' }, '2026-11-30T12:00:00Z'],
  ['another time zone, a day ahead', { timezone: 'Pacific/Kiritimati' }, '2026-11-30T12:00:00Z'],
  ['a later month', { month: '2027-02' }, undefined],
  ['a day of a later month', { date: '2027-03-31', weekStart: '6' }, undefined],
  ['no month, where it is none', { month: '1-next' }, undefined],
  ['a month that is over', { month: '2026-01', weekStart: '0' }, undefined],
])('puts the dates where the app puts them: %s', (_, settings: Partial<Raw>, now = '2026-11-23T12:00:00Z') => {
  const { figures, isBlock } = drawMonth({ locale: 'en-GB', ...settings }, now);
  const zone = (settings.timezone ?? 'Europe/Berlin') as ZoneName; // a real zone
  const { date: today } = toLocalTime(asInstant(Date.parse(now)), zone);
  const requestedMonth = `${(settings.date ?? settings.month ?? '').slice(0, 7)}-01` as LocalDate; // or none, which is earlier
  const month = requestedMonth > startOfMonth(today) ? requestedMonth : startOfMonth(today);
  const days = monthGrid({ month, today, weekStart: Number(settings.weekStart ?? 1) }).flat();
  expect(figures).toEqual(days.map((day) => (isFigure(day) ? `${Number(day.date.slice(8))}` : '')));
  expect(isBlock).toEqual(days.map(({ date, place }) => place !== 'before' && date >= today));
});

test.each<[string, Partial<Raw>]>([
  ['a list of days', { layout: 'column' }],
  ['a booking', { bookingToken: 'x' }],
  ['a time, whose month depends on the zone', { slot: '2026-12-01T00:00:00Z' }],
  ['no event type', { eventType: '' }],
  ['a language without words', { locale: 'tr' }],
])('leaves the blocks where the app is going to show %s', (_, settings) => {
  expect(drawMonth({ locale: 'en', ...settings }).root.textContent).toBe('');
});

test('leaves the blocks where the browser does not say on which day weeks begin', () => {
  // Without it the first day is the host's, which only the app asks for.
  vi.spyOn(Intl.Locale.prototype as never as WithWeeks, 'getWeekInfo').mockReturnValue({});
  expect(drawMonth({ locale: 'en-GB' }).root.textContent).toBe('');
  expect(drawMonth({ locale: 'en-GB', weekStart: '0' }).weekdays[0]).toBe('Sun');
});

test('writes in the language around the element’s shadow tree', () => {
  const page = document.createElement('section');
  page.lang = 'de';
  const part = document.createElement('div');
  page.append(part);
  document.body.append(page);
  const shadow = part.attachShadow({ mode: 'open' });
  expect(drawMonth({ weekStart: '1' }, undefined, shadow).weekdays[0]).toBe('Mo');
});

test.each<[string, Partial<Raw>]>([
  ['language', { locale: 'en_US' }],
  ['time zone', { timezone: 'Mars/Olympus' }],
])('throws before it draws anything if the %s is wrong', (_, settings) => {
  expect(() => drawMonth({ locale: 'en', ...settings })).toThrow(RangeError);
  expect(document.body.textContent).toBe('');
});
