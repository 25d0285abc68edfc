import { expect, test } from 'vitest';
import type { BookingFormField, Event } from '../../contract/index.ts';
import type { ZoneName } from '../../time/index.ts';
import type { FormOfEventType } from '../operations/index.ts';
import { instant } from '../testing/index.ts';
import { createColumns } from './columns.ts';

const settings = { forms: [], zone: 'Europe/Berlin' as ZoneName, now: instant('2026-03-02T08:00:00Z') };

test.each([
  ['2026-03-29T00:30:00Z', 'Europe/Berlin', '2026-03-29 01:30'],
  ['2026-03-29T01:30:00Z', 'Europe/Berlin', '2026-03-29 03:30'],
  ['2026-10-25T00:30:00Z', 'Europe/Berlin', '2026-10-25 02:30'],
  ['2026-10-25T01:30:00Z', 'Europe/Berlin', '2026-10-25 02:30'],
  ['2026-03-03T20:00:00-05:00', 'Asia/Kathmandu', '2026-03-04 06:45'],
  ['2019-07-01T10:00:00Z', 'Europe/Berlin', '2019-07-01 12:00'],
  ['2026-03-03T20:00:00-05:00', 'Pacific/Honolulu', '2026-03-03 15:00'],
])('writes %s in %s as %s', (start, zone, expected) => {
  const { header, rowOf } = createColumns({ ...settings, zone: zone as ZoneName });
  const row = rowOf(sample({ start }));
  expect([row[header.indexOf('Start')], row[header.indexOf('Time zone')]]).toEqual([expected, zone]);
});

test('gives each question one column, and shares it among event types that use its label', () => {
  const forms = [
    form(1, [field('name'), field('email'), field('company', 'Company'), field('size', 'Team size')]),
    form(2, [field('firm', 'Company'), field('topic', 'Topic')]),
  ];
  const first = sample({ event_type_id: 1, answers: { name: 'Ada', company: 'Acme', size: '12' } });
  const second = sample({ event_type_id: 2, answers: { firm: 'Initech', topic: 'Prices' } });
  expect(cellsOf(forms, first)).toEqual({ Company: 'Acme', 'Team size': '12', Topic: '', 'Other answers': '' });
  expect(cellsOf(forms, second)).toEqual({ Company: 'Initech', 'Team size': '', Topic: 'Prices', 'Other answers': '' });
});

test('keeps apart answers with one identifier in two event types', () => {
  const forms = [form(1, [field('topic', 'Topic')]), form(2, [field('topic', 'Subject')])];
  const event = sample({ event_type_id: 2, answers: { topic: 'Prices' } });
  expect(cellsOf(forms, event)).toEqual({ Topic: '', Subject: 'Prices', 'Other answers': '' });
});

test('writes checkboxes and lists in words, and both answers to questions with one label', () => {
  const forms = [form(1, [field('a', 'News'), field('b', 'Colors'), field('c', 'Note'), field('d', 'Note')])];
  const answers = { a: true, b: ['red', 'blue'], c: 'one', d: 'two' };
  expect(cellsOf(forms, sample({ answers }))).toMatchObject({ News: 'yes', Colors: 'red, blue', Note: 'one, two' });
});

test('has a column for a hidden question, and only one for guests', () => {
  const hidden = { ...field('plan', 'Plan'), is_active: false };
  const guests = { ...field('guests', 'Who else comes?'), type: 'multiple_emails' as const };
  const event = sample({ answers: { plan: 'Pro', guests: ['b@example.com'] }, guests: ['b@example.com'] });
  expect(cellsOf([form(1, [hidden, guests])], event)).toEqual({ Plan: 'Pro', 'Other answers': '' });
});

test('keeps answers to deleted questions in the last column', () => {
  const event = sample({ answers: { name: 'Ada', email: 'ada@example.com', fax: '5', terms: true, kept: 'x' } });
  expect(cellsOf([form(1, [field('kept', 'Kept')])], event)).toEqual({
    Kept: 'x',
    'Other answers': 'fax: 5\nterms: yes',
  });
});

test('never names the column of a question like another column', () => {
  const fields = [field('a', 'Status'), field('b', 'id '), field('c', 'Other answers')];
  const { header } = createColumns({ ...settings, forms: [form(1, fields)] });
  const names = header.map((name) => name.toLowerCase().trim());
  expect(new Set(names).size).toBe(names.length);
});

function cellsOf(forms: readonly FormOfEventType[], event: Event): Record<string, string> {
  const { header, rowOf } = createColumns({ ...settings, forms });
  const row = rowOf(event);
  const firstQuestion = header.indexOf('ID') + 1;
  return Object.fromEntries(header.map((name, index) => [name, row[index] ?? '']).slice(firstQuestion));
}

function form(id: number, fields: readonly BookingFormField[]): FormOfEventType {
  return { id, title: `Type ${id}`, fields };
}

function field(identifier: string, label = identifier): BookingFormField {
  const rest = { placeholder: '', is_required: false, is_active: true, position: 0, options: [] };
  return { id: 1, identifier, label, type: 'text', ...rest };
}

function sample(changes: Partial<Event>): Event {
  const person = { name: 'Ada Lovelace', email: 'ada@example.com', timezone: 'Europe/London' };
  const time = '2026-03-03T10:00:00Z';
  return {
    id: 'id',
    event_type_id: 1,
    status: 'confirmed',
    start: time,
    end: time,
    timezone: 'UTC',
    duration: 30,
    host: person,
    contact_id: null,
    invitee: person,
    guests: [],
    answers: {},
    metadata: {},
    location: null,
    cancel_reason: null,
    ics_uid: '',
    sequence: 0,
    created_at: time,
    updated_at: time,
    ...changes,
  };
}
