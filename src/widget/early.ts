/** An answer asked for before the app has arrived. */
export type EarlyAnswer = { readonly answer: Promise<Response>; readonly cancel: () => void };

/** Early answers by address; whoever takes one removes it. */
export type EarlyAnswers = Map<string, EarlyAnswer>;

export type EarlyWish = {
  readonly apiBase: string;
  readonly eventType: string | null;
  readonly month: string | null;
  readonly date: string | null;
  readonly slot: string | null;
  readonly duration: string | null;
};

const dayMillis = 86_400_000;

/**
 * Asks for what the first screen will need, at the very addresses the app will use; a guess that misses costs one
 * request and changes nothing. It shares no module with the app: a chunk that imports from the script at its stable
 * address would break as soon as a page kept an older copy of it, or asked for it as `?v=2`.
 */
export function askEarly(wish: EarlyWish, early: EarlyAnswers): void {
  if (!/^\d+$/.test(wish.eventType ?? '')) return;
  const eventType = `${wish.apiBase}/event-types/${Number(wish.eventType)}`;
  const range = rangeOf(wish);
  ask(eventType, early);
  // A page may have changed how its dates write themselves.
  if (/^start=[\d-]+&end=[\d-]+&/.test(range)) ask(`${eventType}/slots?${range}`, early);
  ask(`${eventType}/booking-forms`, early);
}

function ask(url: string, early: EarlyAnswers): void {
  if (early.has(url)) return;
  const controller = new AbortController();
  const answer = fetch(url, { credentials: 'omit', cache: 'no-cache', signal: controller.signal });
  // Whoever takes it hears of the failure; until then it is nobody's.
  answer.catch(() => undefined);
  early.set(url, { answer, cancel: () => controller.abort() });
}

function rangeOf({ duration, ...wish }: EarlyWish): string {
  try {
    // Not the page's Date, which may be mocked.
    const now = performance.timeOrigin + performance.now();
    // The browser's, even where the page names another zone: to ask `Intl` holds up a slow phone for longer than a guess
    // that misses, a few hours a month.
    const thisMonth = dateOf(now - new Date(now).getTimezoneOffset() * 60_000).slice(0, 8);
    const month = (wish.slot || wish.date || wish.month || '').slice(0, 7);
    const first = Date.parse(`${month > thisMonth ? `${month}-` : thisMonth}01`);
    const today = now - (now % dayMillis);
    const from = Math.max(first, today - dayMillis) - dayMillis;
    const to = Math.max(first, today - 6 * dayMillis) + 42 * dayMillis;
    const length = duration ? `&duration=${Number(duration)}` : '';
    return `start=${dateOf(from)}&end=${dateOf(to)}&timezone=UTC${length}`;
  } catch {
    return ''; // a month or a clock that is none: the app will see
  }
}

function dateOf(millis: number): string {
  return new Date(millis).toISOString().slice(0, 10);
}
