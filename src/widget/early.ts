/** An answer asked for before the app has arrived. */
export type EarlyAnswer = { readonly answer: Promise<Response>; readonly asking: AbortController };

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
export function askEarly({ apiBase, eventType, ...wish }: EarlyWish, early: EarlyAnswers): void {
  if (!/^\d+$/.test(`${eventType}`)) return;
  for (const path of ['', slotsPath(wish), '/booking-forms']) {
    const url = `${apiBase}/event-types/${Number(eventType)}${path}`;
    if (early.has(url)) continue;
    const asking = new AbortController();
    const answer = fetch(url, { credentials: 'omit', cache: 'no-cache', signal: asking.signal });
    // Whoever takes it hears of the failure; until then it is nobody's.
    answer.catch(() => undefined);
    early.set(url, { answer, asking });
  }
}

/** Gives up what was asked for an event type and not taken; of another, 42 where this is 4, it gives up nothing. */
export function cancelEarly(eventType: string | null, early: EarlyAnswers): void {
  for (const [url, { asking }] of early) {
    if (!url.split(/[/?]/).includes(`${eventType}`)) continue;
    asking.abort();
    early.delete(url);
  }
}

/** Returns the path of the times; the one that is asked before it where no dates can be told. */
function slotsPath({ duration, ...wish }: Omit<EarlyWish, 'apiBase' | 'eventType'>): string {
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
    const range = `start=${dateOf(from)}&end=${dateOf(to)}&timezone=UTC${length}`;
    // A page may have changed how its dates write themselves.
    return /^start=[\d-]+&end=[\d-]+&/.test(range) ? `/slots?${range}` : '';
  } catch {
    return ''; // a month or a clock that is none: the app will see
  }
}

function dateOf(millis: number): string {
  return new Date(millis).toISOString().slice(0, 10);
}
