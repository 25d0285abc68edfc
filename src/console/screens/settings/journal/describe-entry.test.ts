import { beforeAll, expect, test } from 'vitest';
import { type EndpointName, endpoints, type JournalEntry } from '../../../../contract/index.ts';
import { describeEntry } from './describe-entry.ts';
import { words } from './words/index.ts';

beforeAll(() => words.load('en'));

// The keys of an object literal are its own names.
const changes = (Object.keys(endpoints) as EndpointName[]).filter((name) => endpoints[name].method !== 'GET');

test.each(changes)('the journal has words for %s', (operation) => {
  const kind = endpoints[operation].resource?.kind ?? 'account';
  const [what, action] = describe(operation, kind).split(': ');
  expect([what, action], `Add ${operation} to words/en.ts.`).not.toContain(operation);
  expect(what).toMatch(/^[A-Z]/);
});

test('shows unknown changes of a newer server by their own names', () => {
  expect(describe('foldRoom', 'room')).toBe('room: foldRoom');
});

const updates = changes.filter((name) => name.startsWith('update') && !name.includes('BookingFormField'));

test.each(updates)('the journal has words for the fields of %s', (operation) => {
  const { input } = endpoints[operation];
  const fields = fieldsOf('body' in input && input.body);
  const labels: Readonly<Record<string, string>> = words.current.fields;
  expect(fields).not.toEqual([]);
  expect(
    fields.filter((field) => labels[field] === undefined),
    'Add them to words/en.ts.',
  ).toEqual([]);
});

/** Lists the fields of the body of an operation. A schema with checks holds the one without them first. */
function fieldsOf(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  if ('entries' in schema) return Object.keys(Object(schema.entries));
  return 'pipe' in schema && Array.isArray(schema.pipe) ? fieldsOf(schema.pipe[0]) : [];
}

const entry: JournalEntry = {
  id: '1',
  at: '2026-03-02T08:00:00Z',
  operation: 'updateEventType',
  actor: { via: 'session', user_id: 1 },
  subject: { kind: 'event type', id: '7', name: 'Introductory call' },
  fields: ['title', 'reminders', 'a_newer_field'],
};

test('names what was changed, links to it and lists the changed fields', () => {
  expect(describeEntry(entry, new Map())).toMatchObject({
    what: 'Event type: changed',
    subject: { name: 'Introductory call', href: '/console/event-types/7' },
    fields: 'Title · Reminders · a_newer_field',
  });
});

test('lists no fields of something new', () => {
  expect(describeEntry({ ...entry, operation: 'createEventType' }, new Map()).fields).toBe('');
});

test.each([
  ['createBookingFormField', {}, 'Event type: question added'],
  ['updateBookingFormField', {}, 'Event type: question changed'],
  ['orderBookingFormFields', {}, 'Event type: questions reordered'],
  ['archiveEventType', { archived: true }, 'Event type: archived'],
  ['archiveEventType', { archived: false }, 'Event type: restored'],
  ['archiveEventType', {}, 'Event type: archived or restored'],
  ['markEventNoShow', { absent: true }, 'Event type: marked as a no-show'],
  ['markEventNoShow', { absent: false }, 'Event type: no longer marked as a no-show'],
  ['deleteContact', { fields: ['events'] }, 'Event type: deleted, with the personal data in bookings'],
  ['deleteContact', { fields: [] }, 'Event type: deleted'],
])('says what %s with %j did', (operation, details, what) => {
  expect(describeEntry({ ...entry, operation, ...details }, new Map())).toMatchObject({ what, fields: '' });
});

test('links to nothing that was deleted', () => {
  const subject = { kind: 'event type', id: '7' };
  expect(describeEntry({ ...entry, subject }, new Map()).subject).toBeUndefined();
});

test('says that the operator of the server made a change with a command', () => {
  const actor = { via: 'command', user_id: null } as const;
  expect(describeEntry({ ...entry, actor }, new Map()).who).toBe('The operator of this server, with a command');
});

function describe(operation: string, kind: string): string {
  const actor = { via: 'session', user_id: 1 } as const;
  const entry = { id: '1', at: '2026-03-02T08:00:00Z', operation, actor, subject: { kind, id: '7' }, fields: [] };
  return describeEntry(entry, new Map([[1, 'Ana Host']])).what;
}

test('says that the service itself erased a contact', () => {
  const erasure: JournalEntry = {
    ...entry,
    operation: 'deleteContact',
    actor: { via: 'service', user_id: null },
    subject: { kind: 'contact', id: '7' },
    fields: ['events'],
  };
  expect(describeEntry(erasure, new Map())).toMatchObject({
    what: 'Contact: deleted, with the personal data in bookings',
    subject: undefined,
    who: 'This server, automatically, as the settings of this account say',
  });
});
