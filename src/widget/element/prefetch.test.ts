import { afterEach, expect, test, vi } from 'vitest';
import { buildUrl } from '../../api/index.ts';
import { type LocalDate, parseLocalDate, startOfMonth } from '../../time/index.ts';
import { datesToRequest } from '../calendar/index.ts';
import { holdClock } from '../testing/index.ts';
import { cancelPrefetch, prefetch, prefetched } from './prefetch.ts';

const apiBase = 'https://book.test/embed/v1';
const unset = { date: null, slot: null };

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  prefetched.clear();
});

function requestedAt(now: string, month: string | null, duration: string | null = null): string[] {
  vi.stubGlobal('fetch', async () => new Response());
  holdClock(now);
  prefetch({ ...unset, apiBase, eventType: '42', month, duration });
  return [...prefetched.keys()];
}

test.each([
  ['2026-11-20', null],
  ['2026-11-01', null],
  ['2026-11-30', null],
  ['2026-12-31', null],
  ['2028-02-29', null],
  ['2026-11-20', '2026-12'],
  ['2026-11-20', '2027-03'],
  ['2026-11-20', '2020-01'],
])('requests the times on %s, month %s, at the address the app will use', (today, month) => {
  const day = today as LocalDate; // real dates, written here
  const wished = month ? parseLocalDate(`${month}-01`) : undefined;
  const first = wished && wished > startOfMonth(day) ? wished : startOfMonth(day);
  const url = buildUrl(
    '/event-types/{id}/slots',
    { id: 42 },
    { ...datesToRequest(first, day), timezone: 'UTC', duration: 30 },
  );
  expect(requestedAt(`${today}T12:00:00Z`, month, '30')).toContain(`${apiBase}${url}`);
});

test.each(['abc', '0', '1.5', ''])('requests the times without a length for the invalid duration "%s"', (duration) => {
  const urls = requestedAt('2026-11-20T12:00:00Z', null, duration);
  expect(urls.map((url) => new URL(url).searchParams.get('duration'))).toEqual([null, null]);
});

test.each([
  ['demo/introductory-call', 'demo~introductory-call'],
  ['Žofie/call', '%C5%BDofie~call'],
  ['@7/p_x-Y', '%407~p_x-Y'],
])('requests %s at the address the app will use', (eventType, name) => {
  vi.stubGlobal('fetch', async () => new Response());
  prefetch({ ...unset, apiBase, eventType, month: null, duration: null });
  const path = buildUrl('/event-types/{id}', { id: eventType.replace('/', '~') });
  expect([path, [...prefetched.keys()][0]]).toEqual([`/event-types/${name}`, `${apiBase}/event-types/${name}`]);
});

test.each(['..', '../x~y', 'a~/../../x'])('keeps the event type %s in its place in the path', (eventType) => {
  vi.stubGlobal('fetch', async () => new Response());
  prefetch({ ...unset, apiBase, eventType, month: null, duration: null });
  for (const url of prefetched.keys()) expect(new URL(url).href).toContain(`${apiBase}/event-types/`);
});

test('sends no request without an event type', () => {
  prefetch({ ...unset, apiBase, eventType: 'intro', month: null, duration: null });
  expect(prefetched.size).toBe(0);
});

test('leaves the times to the app if the page has changed how dates are written', () => {
  vi.stubGlobal('fetch', async () => new Response());
  vi.spyOn(Date.prototype, 'toISOString').mockReturnValue('Friday');
  prefetch({ ...unset, apiBase, eventType: '42', month: null, duration: null });
  expect([...prefetched.keys()]).toEqual([`${apiBase}/event-types/42`]);
});

test('aborts and forgets requests that were not used', () => {
  vi.stubGlobal('fetch', async () => new Response());
  for (const eventType of ['4', '42']) prefetch({ ...unset, apiBase, eventType, month: null, duration: null });
  const signals = [...prefetched.values()].map(([, controller]) => controller.signal);
  cancelPrefetch();
  expect(prefetched.size).toBe(0);
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, true, true, true]);
});
