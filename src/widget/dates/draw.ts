import type { RawSettings } from '../model/index.ts';
import css from './dates.css?inline';

export type MonthToDraw = {
  readonly element: Element;
  /** Contains the skeleton, on whose blocks the dates are written. */
  readonly root: HTMLElement;
  readonly adoptStyles: (styles: string) => void;
  readonly raw: Omit<RawSettings, 'pageLanguage'>;
};

type Write = (options: Intl.DateTimeFormatOptions) => Intl.DateTimeFormat;

/** The languages that have words, as `language/` lists them. */
const supported = /^(en|de|fr|es|it|pt|nl|pl|sv|ja|zh|ar|he)(?![a-z])/;
const dayMillis = 86_400_000;
const daysAcross = 7;
const thursday = 4; // 1 January 1970
/** The most letters of a weekday that fit above a day of a narrow month. */
const maxLetters = 4;
const narrowPixels = 400;

/**
 * Writes the month on the blocks of the skeleton. Throws if a setting is invalid or the page has broken the formatting
 * of dates.
 */
export function draw({ element, root, adoptStyles, raw }: MonthToDraw): void {
  const days = root.querySelector('.bones');
  const language = raw.locale || languageAround(element);
  if (!days || !showsMonth(raw) || !supported.test(language)) return;
  const regionalTag = withRegion(language);
  const firstDay = raw.weekStart || firstDayOf(regionalTag);
  // In this case the host's first day of the week applies, which only the app knows.
  if (firstDay === undefined) return;
  // In simplified characters, like the words.
  const tag = language.startsWith('zh') ? 'zh-Hans' : regionalTag;
  const write: Write = (options) => new Intl.DateTimeFormat(tag, { calendar: 'gregory', timeZone: 'UTC', ...options });
  const today = todayIn(raw.timezone);
  const [requestedMonth = ''] = /^\d{4}-\d\d/.exec(raw.date || raw.month || '') ?? [];
  const month = later(requestedMonth, today.slice(0, 7));
  const weekStart = Number(firstDay) % daysAcross;
  const [firstWeek, thisWeek] = [`${month}-01`, today].map((date) => weekOf(Date.parse(date), weekStart));
  const start = Math.max(firstWeek ?? 0, thisWeek ?? 0);

  const title = write({ month: 'long', year: 'numeric' });
  days.before(titleOf(month, title), weekdaysOf(start, write, root.clientWidth < narrowPixels));
  // Number formats take a while to load, so only languages with digits other than 0 to 9 use them.
  const isPlain = title.resolvedOptions().numberingSystem === 'latn';
  const figureOf = isPlain ? String : new Intl.NumberFormat(tag).format;
  for (const [index, day] of [...days.children].entries()) {
    const date = new Date(start + index * dayMillis).toISOString();
    if (date < today || date < month) day.className = '';
    // Over the first day of the next month the app writes its name.
    const isNamed = !date.startsWith(month) && date.slice(8, 10) === '01';
    if (date > month && !isNamed) day.append(figureOf(Number(date.slice(8, 10))));
  }
  adoptStyles(css);
  root.lang = tag;
  root.dir = /^(ar|he)/.test(tag) ? 'rtl' : 'ltr';
}

/** Returns whether the app is certain to show the drawn month. The month of a selected time depends on the zone. */
function showsMonth({ eventType, bookingToken, preview, layout, slot }: MonthToDraw['raw']): boolean {
  if (slot || /^(week|column)$/.test(layout ?? '')) return false;
  return !!preview || (/\d|\//.test(eventType ?? '') && !bookingToken);
}

/** Returns the language of the nearest ancestor that names one, across shadow trees, or the browser's. */
function languageAround(element: Element): string {
  const language = element.getAttribute('lang');
  if (language) return language;
  // The root would seem to have a host: `document.host` is a form or an image of the page with that name.
  if (element.localName === 'html') return navigator.language;
  const around = element.assignedSlot ?? element.parentElement ?? (element.parentNode as Partial<ShadowRoot>).host;
  return around ? languageAround(around) : navigator.language;
}

/** Returns the browser's tag for a bare language, because the page does not name a region. */
function withRegion(tag: string): string {
  if (tag.includes('-')) return tag;
  return navigator.languages.find((own) => own.startsWith(`${tag}-`)) ?? (tag === 'en' ? 'en-GB' : tag);
}

/** Returns the first day of the week, 7 for Sunday; undefined if the browser does not say. */
function firstDayOf(tag: string): number | undefined {
  // Firefox has neither, Safari had the property first, the standard is the method.
  const locale: Intl.Locale & { weekInfo?: { firstDay: number }; getWeekInfo?(): { firstDay: number } } =
    new Intl.Locale(tag);
  return (locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay;
}

function todayIn(timeZone: string | null): string {
  // Do not use the time of the page's Date, which may be mocked.
  const now = performance.timeOrigin + performance.now();
  // Swedish dates have the format of ISO 8601, but loading that language is slow on a phone.
  if (timeZone) return new Intl.DateTimeFormat('sv', { timeZone }).format(now);
  return new Date(now - new Date(now).getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}

function weekOf(millis: number, weekStart: number): number {
  return millis - ((millis / dayMillis + thursday + daysAcross - weekStart) % daysAcross) * dayMillis;
}

function titleOf(month: string, title: Intl.DateTimeFormat): HTMLElement {
  const parts = title.formatToParts(Date.parse(`${month}-01`));
  return make(
    'div',
    'first-title',
    ...parts.map(({ type, value }) => make(type === 'month' ? 'b' : 'span', '', value)),
  );
}

function weekdaysOf(start: number, write: Write, isNarrow: boolean): HTMLElement {
  const dates = [0, 1, 2, 3, 4, 5, 6].map((day) => start + day * dayMillis);
  const namesOf = (weekday: 'short' | 'narrow') => dates.map(write({ weekday }).format);
  const short = namesOf('short');
  const names = isNarrow && short.some((name) => name.length > maxLetters) ? namesOf('narrow') : short;
  return make('div', 'bones first-weekdays', ...names.map((name) => make('span', '', name)));
}

function later(a: string, b: string): string {
  return a > b ? a : b;
}

function make(tag: string, name: string, ...children: (Node | string)[]): HTMLElement {
  const element = document.createElement(tag);
  element.className = name;
  element.append(...children);
  return element;
}
