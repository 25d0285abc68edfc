import { expect, test } from 'vitest';
import { makeTeam, openService } from '../../testing/index.ts';
import { brief, email, pathsIn, smileys, text, type Values, valuesOfEventType } from './field-limits.testing.ts';

const service = await openService();
const host = await service.account();
const event = (await service.book(host, '2026-03-03T10:00:00+01:00')).body.data;
const eventTypeId = await host.eventType();
const team = await makeTeam(service.store, [host], 'team');
const fields = (await service.send(host, `GET /event-types/${host.eventTypeId}/booking-forms`)).body.data;
const form = `/event-types/${host.eventTypeId}/booking-forms`;

const withValue = (name: string, value: unknown) => ({ [name]: value });

/** The value of a request, the expected value in the response, and the path under which it is refused. */
type Edge = [
  what: string,
  request: `${'POST' | 'PUT'} ${string}`,
  path: string,
  body: (value: unknown) => object,
  values: Values,
];

const long255: Values = { within: ['a', text(255), smileys(255)], beyond: ['', text(256), smileys(256), 7, null] };
const flags: Values = { within: [true, false], beyond: [null, 0, 'yes'] };
let unique = 0;

const edges: Edge[] = [
  ...Object.entries(valuesOfEventType(host.availabilityId)).map<Edge>(([name, values]) => [
    `event type: ${name}`,
    `PUT /event-types/${eventTypeId}`,
    name,
    (value) =>
      name === 'durations' && Array.isArray(value) ? { durations: value, duration: value[0] } : withValue(name, value),
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
  ['contact: name', `PUT /contacts/${event.contact_id}`, 'name', (name) => ({ name }), long255],
  [
    'contact: email',
    `PUT /contacts/${event.contact_id}`,
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
