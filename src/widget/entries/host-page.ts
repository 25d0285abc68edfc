// The page of a host, `/{username}`: writes on each card when its event type can be booked next, on the visitor's
// clock, which the server does not know. A separate module, because the page's policy allows no inline script. The
// lines are there from the start, empty, so that nothing moves when they are filled.

/** The number of concurrent requests. The cards at the top come first. */
const atOnce = 4;

const { lang } = document.documentElement;
const tag = navigator.languages.find((each) => each.split('-')[0] === lang) ?? lang;
const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
const moment = new Intl.DateTimeFormat(tag, {
  ...({ calendar: 'gregory', weekday: 'short', day: 'numeric', month: 'short' } as const),
  ...({ hour: 'numeric', minute: '2-digit' } as const),
});

type NextTime = { readonly eventType?: string; readonly past?: string };

async function findNext({ eventType = '', past = '' }: NextTime): Promise<string | null> {
  // A past day has no times, so the response names the first time after it.
  const query = new URLSearchParams({ start: past, end: past, timezone: timeZone });
  const response = await fetch(
    `/embed/v1/event-types/${eventType.split('/').map(encodeURIComponent).join('~')}/slots?${query}`,
  );
  if (!response.ok) throw new Error(`The server responded with ${response.status}.`);
  const { data } = await response.json();
  return data.next_available ?? null;
}

async function fill(line: HTMLElement): Promise<void> {
  const { next = '', none = '' } = line.dataset;
  try {
    const start = await findNext(line.dataset);
    line.textContent = start === null ? none : next.replace('{time}', moment.format(new Date(start)));
  } catch {
    // A visitor who opens the event type sees what is wrong. Here the line stays empty.
  }
}

async function fillEach(lines: Iterator<HTMLElement>): Promise<void> {
  for (let line = lines.next(); !line.done; line = lines.next()) await fill(line.value);
}

function nameZone(line: HTMLElement): void {
  const parts = new Intl.DateTimeFormat(tag, { timeZone, timeZoneName: 'longGeneric' }).formatToParts();
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  line.textContent = (line.dataset.zone ?? '').replace('{zone}', name);
}

for (const line of document.querySelectorAll<HTMLElement>('[data-zone]')) nameZone(line);
const lines = document.querySelectorAll<HTMLElement>('[data-next]').values();
for (let count = 0; count < atOnce; count += 1) void fillEach(lines);

export {};
