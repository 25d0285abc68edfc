import { expect, test } from 'vitest';
import { makeTeam } from '../account.testing.ts';
import { openService, type Reply } from '../service.testing.ts';

const service = await openService();
const host = await service.account();
const booked = (await service.book(host, '2026-03-03T10:00:00+01:00')).body.data;
const edited = await host.eventType();
const team = await makeTeam(service.store, [host], 'team');
const fields = (await service.send(host, `GET /event-types/${host.eventTypeId}/booking-forms`)).body.data;
const form = `/event-types/${host.eventTypeId}/booking-forms`;

const text = (length: number) => 'a'.repeat(length);
const smileys = (count: number) => '🙂'.repeat(count);
const email = (length: number) => `${text(64)}@${`${text(60)}.`.repeat(4).slice(0, length - 69)}.com`;
const named = (name: string, value: unknown) => ({ [name]: value });
const monday = (...periods: [start: string, end: string][]) => {
  return { name: 'Hours', hours: { monday: periods.map(([start, end]) => ({ start, end })) } };
};

/** An event type holds each of these; a value is what it is set to, and whether it may be. */
const ofEventType: Record<string, { within: unknown[]; beyond: unknown[] }> = {
  title: { within: ['a', text(255), smileys(255)], beyond: ['', ' ', text(256), smileys(256), 1, null, 'a\nb'] },
  slug: { within: ['a', text(255), 'a-1'], beyond: ['', text(256), 'A', 'a_b', '-a', 'a-', 'ä'] },
  description: { within: ['', text(5000), 'a\nb'], beyond: [text(5001), null] },
  duration: { within: [1, 1440], beyond: [0, 1441, -1, 1.5, '30', null, 1e300] },
  durations: {
    within: [null, [30], [1, 30, 1440]],
    beyond: [[], [0], [1441], [30, 30], [1.5], 30, ['30'], Array.from({ length: 21 }, (_, index) => index + 1)],
  },
  time_slot_interval: { within: [null, 1, 1440], beyond: [0, 1441, 1.5] },
  buffer_time_before_event: { within: [0, 1440], beyond: [-1, 1441, null] },
  buffer_time_after_event: { within: [0, 1440], beyond: [-1, 1441, null] },
  min_scheduling_notice: { within: [0, 525_600], beyond: [-1, 525_601, null] },
  booking_frequency_limits: {
    within: [null, { day: 1 }, { day: 1, week: 2, month: 3, year: 1_000_000 }],
    beyond: [{ day: 0 }, { day: 1_000_001 }, { day: 1.5 }, { hour: 1 }, []],
  },
  booking_window_days: { within: [null, 0, 36_500], beyond: [-1, 36_501] },
  availability_id: { within: [null, host.availabilityId], beyond: [0, -1, 2_147_483_648, 'x'] },
  location: { within: [null], beyond: [{}, { type: 'moon', value: 'x' }, 'x'] },
  redirect_url: { within: [null, 'https://example.com/a'], beyond: ['http://example.com', '', '/a', 'javascript:1'] },
  is_active: { within: [true, false], beyond: [null, 1, 'true'] },
};

/** What is sent, the value to be found in the answer, and under which path it is refused. */
type Edge = [
  what: string,
  request: `${'POST' | 'PUT'} ${string}`,
  path: string,
  body: (value: unknown) => object,
  values: Values,
];
type Values = { readonly within: readonly unknown[]; readonly beyond: readonly unknown[] };

const long255: Values = { within: ['a', text(255), smileys(255)], beyond: ['', text(256), smileys(256), 7, null] };
const flags: Values = { within: [true, false], beyond: [null, 0, 'yes'] };
let unique = 0;

const edges: Edge[] = [
  ...Object.entries(ofEventType).map<Edge>(([name, values]) => [
    `event type: ${name}`,
    `PUT /event-types/${edited}`,
    name,
    (value) =>
      name === 'durations' && Array.isArray(value) ? { durations: value, duration: value[0] } : named(name, value),
    values,
  ]),
  ['schedule: name', 'POST /availabilities', 'name', (name) => ({ name }), long255],
  ['schedule: name, later', `PUT /availabilities/${host.availabilityId}`, 'name', (name) => ({ name }), long255],
  [
    'schedule: timezone',
    'POST /availabilities',
    'timezone',
    (timezone) => ({ name: 'X', timezone }),
    {
      within: ['UTC', 'Asia/Calcutta', 'Europe/Berlin'],
      beyond: ['', 'utc', '+05:30', 'UTC+3', 'local', 'Europe/Atlantis', null],
    },
  ],
  [
    'field: identifier',
    `POST ${form}`,
    'identifier',
    (identifier) => ({ identifier, type: 'text' }),
    {
      within: [text(255), 'a-1_b'],
      beyond: ['', text(256), 'A', '1a', '_a', 'a b', 'name', 'constructor'],
    },
  ],
  ['field: label', `PUT ${form}/${fields[0].id}`, 'label', (label) => ({ label }), long255],
  [
    'field: placeholder',
    `PUT ${form}/${fields[0].id}`,
    'placeholder',
    (placeholder) => ({ placeholder }),
    {
      within: ['', text(255)],
      beyond: [text(256), null],
    },
  ],
  [
    'field: position',
    `PUT ${form}/${fields[0].id}`,
    'position',
    (position) => ({ position }),
    {
      within: [0, 1, 2_147_483_647],
      beyond: [-1, 2_147_483_648, 0.5, '0', null],
    },
  ],
  [
    'field: options',
    `POST ${form}`,
    'options',
    (options) => ({ label: `Choice ${unique++}`, type: 'select', options }),
    {
      within: [['a'], Array.from({ length: 100 }, (_, index) => String(index))],
      beyond: [[], ['a', 'a'], Array.from({ length: 101 }, (_, index) => String(index)), 'a'],
    },
  ],
  [
    'field: is_active',
    `PUT ${form}/${fields[0].id}`,
    'is_active',
    (is_active) => ({ is_active }),
    { within: [true], beyond: flags.beyond },
  ],
  ['contact: name', `PUT /contacts/${booked.contact_id}`, 'name', (name) => ({ name }), long255],
  [
    'contact: email',
    `PUT /contacts/${booked.contact_id}`,
    'email',
    (value) => ({ email: value }),
    {
      within: [email(254), 'a@b.cd'],
      beyond: [email(255), '', 'a', 'a@b', '@b.cd', 'a b@c.de', 'a@b.cd\r\nBcc: x@y.zz'],
    },
  ],
  [
    'team: name',
    `PUT /teams/${team}`,
    'name',
    (name) => ({ name, username: 'team' }),
    {
      within: ['a', text(55), smileys(55)],
      beyond: ['', text(56), smileys(56), null],
    },
  ],
  [
    'team: username',
    `PUT /teams/${team}`,
    'username',
    (username) => ({ name: 'Team', username }),
    {
      within: [text(255), 'team'],
      beyond: ['', text(256), null],
    },
  ],
  [
    'team: about',
    `PUT /teams/${team}`,
    'about',
    (about) => ({ name: 'Team', username: 'team', about }),
    {
      within: ['', text(5000), smileys(5000)],
      beyond: [text(5001), smileys(5001), null],
    },
  ],
  [
    'webhook: events',
    'POST /webhooks',
    'events',
    (events) => ({ url: 'https://example.com', events }),
    {
      within: [['event.created'], ['event.created', 'event.canceled', 'event.rescheduled']],
      beyond: [[], ['event.moved'], ['event.created', 'event.created'], 'event.created'],
    },
  ],
  [
    'webhook: url',
    'POST /webhooks',
    'url',
    (url) => ({ url, events: ['event.created'] }),
    {
      within: ['https://example.com/a?b=c', `https://example.com/${text(2048 - 20)}`],
      beyond: [
        '',
        'http://example.com',
        'https://u:p@example.com',
        `https://example.com/${text(2049 - 20)}`,
        'ftp://a.bc',
      ],
    },
  ],
  [
    'webhook: is_active',
    'POST /webhooks',
    'is_active',
    (is_active) => ({ url: 'https://example.com', events: ['event.created'], is_active }),
    flags,
  ],
];

const rows = edges.flatMap(([what, request, path, body, { within, beyond }]) => [
  ...within.map((value) => ({ what, request, path, body: body(value), value, isWithin: true })),
  ...beyond.map((value) => ({ what, request, path, body: body(value), value, isWithin: false })),
]);

test.each(rows.map((row) => [row.what, row.isWithin ? 'may be' : 'may not be', brief(row.value), row] as const))(
  '%s %s %s',
  async (_what, _may, _value, { request, path, body, value, isWithin }) => {
    const reply = await service.send(host, request, body);
    if (isWithin) expect([reply.status < 300, reply.body.data?.[path]]).toEqual([true, value]);
    else expect([reply.status, pathsIn(reply)]).toEqual([422, expect.stringMatching(new RegExp(`(^| )${path}`))]);
  },
);

test.each([
  ['a day and a night', monday(['00:00', '24:00']), ''],
  ['touching periods', monday(['09:00', '12:00'], ['12:00', '13:00']), ''],
  ['a minute', monday(['23:59', '24:00']), ''],
  ['nothing', monday(), ''],
  ['no time at all', monday(['09:00', '09:00']), 'hours.monday.0.end'],
  ['time running back', monday(['10:00', '09:00']), 'hours.monday.0.end'],
  ['overlapping periods', monday(['09:00', '12:01'], ['12:00', '13:00']), 'hours.monday.1.start'],
  ['one period twice', monday(['09:00', '12:00'], ['09:00', '12:00']), 'hours.monday.1.start'],
  ['more than a day', monday(['09:00', '24:01']), 'hours.monday.0.end'],
  ['a start at 24:00', monday(['24:00', '24:00']), 'hours.monday.0.start'],
  ['a time of one digit', monday(['9:00', '12:00']), 'hours.monday.0.start'],
  ['a time with seconds', monday(['09:00:00', '12:00']), 'hours.monday.0.start'],
  ['minute sixty', monday(['09:60', '12:00']), 'hours.monday.0.start'],
  ['a day that is none', { name: 'X', hours: { Monday: [] } }, 'hours.Monday'],
  ['a list', { name: 'X', hours: [] }, 'hours'],
])('hours of %s', async (_, body, path) => {
  const reply = await service.send(host, 'POST /availabilities', body);
  expect([reply.status, pathsIn(reply)]).toEqual([path === '' ? 201 : 422, path]);
});

function pathsIn({ body }: Reply): string {
  return Object.keys(body.error?.errors ?? {}).join(' ');
}

function brief(value: unknown): string {
  const written = JSON.stringify(value) ?? String(value);
  return written.length > 40 ? `${written.slice(0, 30)}… (${written.length})` : written;
}
