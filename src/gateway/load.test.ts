import { expect, it } from 'vitest';
import { addDays, asInstant, type Clock, type Instant, minuteMillis, utc } from '../time/index.ts';
import { createGatewayCore } from './gateway-core.ts';
import type { ProofOfWork } from './limits/index.ts';
import { at, CalendarServer, date, hourly, settle, startsIn, TerseServer } from './testing/index.ts';

const visitors = 2000;
const zones = ['UTC', 'Europe/Berlin', 'America/New_York', 'Asia/Kolkata', 'Pacific/Auckland', 'Pacific/Honolulu'];

type Server = { readonly fetch: (request: Request) => Promise<Response> };
type OpenServer<Kind> = new (clock: Clock, times: readonly Instant[]) => Kind;

/** A server whose key allows 60 requests a minute, and 2,000 people in front of it. */
function openCrowd<Kind extends Server>(Kind: OpenServer<Kind>, proofOfWork: ProofOfWork = 'auto') {
  const opening = at('2026-04-01T08:00Z');
  let now: Instant = opening;
  const clock = () => now;
  const server = new Kind(clock, hourly(date('2026-04-02'), 120, [8, 9, 10, 11, 13, 14, 15]));
  const sentAt: Instant[] = [];
  const gateway = createGatewayCore({
    upstream: {
      baseUrl: 'https://upstream.example',
      fetch: (request) => {
        sentAt.push(now);
        return server.fetch(request);
      },
      headersFor: () => ({}),
      requestsPerMinute: 60,
    },
    linkSecrets: ['a secret to sign links with'],
    proofOfWork,
    clock,
  });
  const addressOf = (visitor: number) => `198.51.${Math.floor(visitor / 250)}.${visitor % 250}`;
  return {
    server,
    sentAt,
    /** Waits for the share of the minute before a visitor. */
    moveTo(visitor: number) {
      now = asInstant(opening + Math.floor((visitor * minuteMillis) / visitors));
    },
    get: (visitor: number, path: string) =>
      gateway.fetch(new Request(`https://book.example/embed/v1/event-types/42${path}`), {
        address: addressOf(visitor),
      }),
    book: (visitor: number, start: string, formToken = '') =>
      gateway.fetch(
        new Request('https://book.example/embed/v1/events', {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'idempotency-key': `visitor-${visitor}` },
          body: JSON.stringify({
            event_type_id: 42,
            start,
            timezone: utc,
            form_token: formToken,
            answers: { name: 'Ada', email: `ada${visitor}@example.org` },
          }),
        }),
        { address: addressOf(visitor) },
      ),
  };
}

/** What the widget requests for a month: six weeks and a day on each side, in UTC or in the visitor's own zone. */
function monthPath(month: string, zone: string): string {
  const start = addDays(date(`${month}-01`), -1);
  return `/slots?start=${start}&end=${addDays(start, 43)}&timezone=${encodeURIComponent(zone)}`;
}

it.each<[string, OpenServer<Server & { readonly events: ReadonlyMap<string, unknown> }>]>([
  ['that says all', CalendarServer],
  ['that says no more than it must', TerseServer],
])('serves 2,000 visitors and 20 bookings in a minute with 60 requests to a server %s', async (_, Kind) => {
  const crowd = openCrowd(Kind);
  const failures: string[] = [];
  const booked: string[] = [];
  let maxAgeSeconds = 0;
  let token = '';
  for (let visitor = 0; visitor < visitors; visitor += 1) {
    crowd.moveTo(visitor);
    const zone = zones[visitor % zones.length] ?? utc;
    const paths = ['', '/booking-forms', ...['2026-04', '2026-05', '2026-06'].map((month) => monthPath(month, zone))];
    const responses = await Promise.all(paths.map((path) => crowd.get(visitor, path)));
    for (const response of responses) {
      if (!response.ok) failures.push(`${visitor}: ${response.status}`);
      maxAgeSeconds = Math.max(maxAgeSeconds, Number(response.headers.get('age')));
    }
    if (visitor % 100 === 0) token = (await (await crowd.get(visitor, '/form-token')).json()).data.token;
    if (visitor % 100 === 90) {
      const start = (await startsIn(responses[2] as Response))[0] ?? '';
      const response = await crowd.book(visitor, start, token);
      if (response.status === 201) booked.push(new Date(start).toISOString());
      else failures.push(`booking of ${visitor}: ${response.status}`);
    }
    await settle();
  }
  expect(failures).toEqual([]);
  expect([crowd.sentAt.length <= 60, maxAgeSeconds <= 315]).toEqual([true, true]);
  expect([booked.length, new Set(booked).size, crowd.server.events.size]).toEqual([20, 20, 20]);
});

it('books each of a few times once when forty request it at the same time', async () => {
  const crowd = openCrowd(CalendarServer, 'never');
  const starts = ['2026-04-07T08:00Z', '2026-04-07T09:00Z'];
  const responses = await Promise.all(
    Array.from({ length: 40 }, (_, visitor) => crowd.book(visitor, starts[visitor % 2] ?? '')),
  );
  expect(responses.filter(({ status }) => status === 201).length).toBe(2);
  expect(responses.every(({ status }) => [201, 409].includes(status))).toBe(true);
  expect(crowd.sentAt.length).toBeLessThanOrEqual(60);
});
