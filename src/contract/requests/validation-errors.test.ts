import * as v from 'valibot';
import { expect, test } from 'vitest';
import { AvailabilityDraft } from './availability/index.ts';
import { EventDraft, EventsQuery } from './events/index.ts';
import { errorsByPath } from './validation-errors.ts';
import { WebhookChange } from './webhook.ts';

const draft = { event_type_id: 42, start: '2026-04-07T09:30:00+02:00', timezone: 'Europe/Berlin' };

test.each([
  [AvailabilityDraft, { name: 5 }, { name: ['must be text, found 5'] }],
  [AvailabilityDraft, null, { body: ['must be an object, found null'] }],
  [WebhookChange, { is_active: 'yes' }, { is_active: ['must be true or false, found "yes"'] }],
  [
    WebhookChange,
    { url: 'https://ada@a.example' },
    { url: ['must be an address that begins with https:// and names no user, found "https://ada@a.example"'] },
  ],
  [WebhookChange, { events: 'all' }, { events: ['must be a list, found "all"'] }],
  [
    EventDraft,
    { ...draft, answers: { company: 5 } },
    { 'answers.company': ['must be one of text, true or false, a list, found 5'] },
  ],
  [EventsQuery, { status: 'gone' }, { status: ['must be one of "confirmed", "canceled", found "gone"'] }],
])('describes what was expected in words: case %#', (schema: v.GenericSchema, input, errors) => {
  expect(errorsOf(schema, input)).toEqual(errors);
});

test('describes each wrong field of a request', () => {
  expect(errorsOf(EventDraft, { event_type_id: '42' })).toMatchObject({
    event_type_id: ['must be a number, found "42"'],
    start: ['is required'],
  });
});

test('lists no more than 100 errors', () => {
  const period = { start: 'x', end: 'y' };
  const errors = errorsOf(AvailabilityDraft, { name: 'Hours', hours: { monday: Array(200).fill(period) } });
  expect(Object.keys(errors)).toHaveLength(100);
});

function errorsOf(schema: v.GenericSchema, input: unknown): Record<string, string[]> {
  const result = v.safeParse(schema, input);
  return result.success ? {} : errorsByPath(result.issues);
}
