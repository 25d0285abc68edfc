import type { PrefetchedResponses } from '../queries/index.ts';

/** The attributes that decide what the first screen requests. */
export type PrefetchTarget = {
  readonly apiBase: string;
  readonly eventType: string | null;
  readonly month: string | null;
  readonly date: string | null;
  readonly slot: string | null;
  readonly duration: string | null;
};

/** Requested before the app has loaded, and shared by all elements of the page. */
export const prefetched: PrefetchedResponses = new Map();

const dayMillis = 86_400_000;

/**
 * Prefetches what the first screen will need, at the exact addresses that the app will use. A wrong guess costs one
 * request and changes nothing. It shares no module with the app: a chunk that imports from the script at its stable
 * address would break as soon as a page kept an older copy of it, or requested it as `?v=2`.
 */
export function prefetch(target: PrefetchTarget): void {
  // Proxies refuse an encoded slash.
  const name = encodeURIComponent(target.eventType ?? '').replace(/%2F/, '~');
  if (!/~|\d/.test(name)) return;
  // The questions of the form can wait for the app.
  for (const path of ['', slotsPath(target)]) {
    const url = `${target.apiBase}/event-types/${name}${path}`;
    if (prefetched.has(url)) continue;
    const controller = new AbortController();
    // A page's own `fetch` may throw, or return something other than a promise.
    const response = (async () => fetch(url, { credentials: 'omit', cache: 'no-cache', signal: controller.signal }))();
    // The code that takes the response handles its failure. Until then it does not matter.
    response.catch(() => undefined);
    prefetched.set(url, [response, controller]);
  }
}

/** Aborts the prefetched requests that were not taken. Another element that still waits for one repeats it. */
export function cancelPrefetch(): void {
  for (const [, controller] of prefetched.values()) controller.abort();
  prefetched.clear();
}

/** Returns the path of the times, or an empty text if no dates can be computed. */
function slotsPath({ slot, date, month, duration }: PrefetchTarget): string {
  try {
    // Not the page's Date, which may be mocked.
    const now = performance.timeOrigin + performance.now();
    // The browser's zone, even if the page names another: asking `Intl` takes a slow phone longer than a wrong guess,
    // which happens for a few hours a month.
    const thisMonth = dateOf(now - new Date(now).getTimezoneOffset() * 60_000).slice(0, 7);
    const requestedMonth = (slot || date || month || '').slice(0, 7);
    const first = Date.parse(`${requestedMonth > thisMonth ? requestedMonth : thisMonth}-01`);
    const from = Math.max(first, now - dayMillis) - dayMillis;
    const to = Math.max(first, now + dayMillis) + 42 * dayMillis;
    // As the app reads it: anything but a number is left out.
    const length = /^[1-9]\d*$/.test(duration as string) ? `&duration=${duration}` : ''; // null is tested as its name
    return `/slots?start=${dateOf(from)}&end=${dateOf(to)}&timezone=UTC${length}`;
  } catch {
    return ''; // an invalid month or clock: the app will report it
  }
}

/** Writes a date. Throws if a page has changed how dates are written. */
function dateOf(millis: number): string {
  // A match of nothing is null, and reading from it throws.
  return (new Date(millis).toISOString().match(/^[\d-]{10}/) as RegExpMatchArray)[0];
}
