import * as v from 'valibot';
import { describe, expect, it, test } from 'vitest';
import { endpoints } from './endpoints.ts';
import { Failure, failure } from './envelope.ts';
import { problems } from './problems.ts';
import { requests } from './requests.ts';
import { errorsByPath } from './validation.ts';

function errorsOf(schema: v.GenericSchema, input: unknown): Record<string, string[]> {
  const parsed = v.safeParse(schema, input);
  return parsed.success ? {} : errorsByPath(parsed.issues);
}

const month = { start: '2026-04-01', end: '2026-04-30' };

describe('a question for slots', () => {
  it('takes a range, a zone and a duration', () => {
    const parsed = v.parse(requests.getSlots.query, { ...month, timezone: 'Asia/Calcutta', duration: '45' });
    expect(parsed).toEqual({ ...month, timezone: 'Asia/Calcutta', duration: 45 });
    expect(v.parse(requests.getSlots.query, month).timezone).toBe('UTC');
  });

  it.each([
    [{ end: '2026-04-30' }, 'start'],
    [{ start: '2026-04-01' }, 'end'],
    [{ ...month, start: '2026-02-29' }, 'start'],
    [{ ...month, end: '2026-03-31' }, 'end'],
    [{ ...month, end: '2027-04-02' }, 'end'],
    [{ ...month, timezone: '+02:00' }, 'timezone'],
    [{ ...month, timezone: 'europe/berlin' }, 'timezone'],
    [{ ...month, duration: '0' }, 'duration'],
    [{ ...month, duration: '1441' }, 'duration'],
    [{ ...month, duration: '30.5' }, 'duration'],
    [{ ...month, duration: '' }, 'duration'],
    [{ ...month, extra: '1' }, 'extra'],
  ])('refuses %j at its field', (query, path) => {
    expect(Object.keys(errorsOf(requests.getSlots.query, query))).toEqual([path]);
  });

  it('takes a range of 366 days and no more', () => {
    expect(errorsOf(requests.getSlots.query, { start: '2026-01-01', end: '2027-01-01' })).toEqual({});
    expect(errorsOf(requests.getSlots.query, { start: '2026-01-01', end: '2027-01-02' })).toHaveProperty('end');
  });
});

describe('the draft of an event', () => {
  const draft = { event_type_id: 42, start: '2026-04-07T09:30:00+02:00', timezone: 'Europe/Berlin', answers: {} };

  it('reads its start as an instant', () => {
    expect(v.parse(requests.createEvent.body, draft)).toMatchObject({
      start: Date.UTC(2026, 3, 7, 7, 30),
      metadata: {},
    });
  });

  it.each([
    [{ ...draft, start: '2026-04-07T09:30:00' }, 'start'],
    [{ ...draft, start: 1_775_547_000_000 }, 'start'],
    [{ ...draft, duration: 1.5 }, 'duration'],
    [{ ...draft, answers: { company: 5 } }, 'answers.company'],
    [{ ...draft, answers: ['a'] }, 'answers'],
    [{ ...draft, metadata: { a: 1 } }, 'metadata.a'],
    [{ ...draft, metadata: ['a'] }, 'metadata'],
    [{ ...draft, account_id: 1 }, 'account_id'],
    [[], 'event_type_id'],
    [null, 'body'],
  ])('refuses %j at its path', (body, path) => {
    expect(Object.keys(errorsOf(requests.createEvent.body, body))).toContain(path);
  });

  it('keeps hostile keys from becoming prototypes', () => {
    const hostile = JSON.parse('{"__proto__": {"polluted": true}}');
    const parsed = v.safeParse(requests.createEvent.body, { ...draft, answers: hostile });
    expect(parsed.success && 'polluted' in parsed.output.answers).toBe(false);
    expect('polluted' in {}).toBe(false);
  });
});

test.each([
  [requests.createAvailability.body, { name: 5 }, { name: ['must be text, found 5'] }],
  [requests.createAvailability.body, null, { body: ['must be an object, found null'] }],
  [requests.updateWebhook.body, { is_active: 'yes' }, { is_active: ['must be true or false, found "yes"'] }],
  [
    requests.updateWebhook.body,
    { url: 'https://ada@a.example' },
    { url: ['must be an address that begins with https:// and names no user, found "https://ada@a.example"'] },
  ],
  [requests.updateWebhook.body, { events: 'all' }, { events: ['must be a list, found "all"'] }],
  [requests.listEvents.query, { status: 'gone' }, { status: ['must be one of "confirmed", "canceled", found "gone"'] }],
])('says in words what was expected, of %#', (schema: v.GenericSchema, input, errors) => {
  expect(errorsOf(schema, input)).toEqual(errors);
});

test('says what was found and what was expected', () => {
  expect(errorsOf(requests.createEvent.body, { event_type_id: '42' })).toMatchObject({
    event_type_id: ['must be a number, found "42"'],
    start: ['is required'],
  });
});

test.each(Object.keys(problems) as (keyof typeof problems)[])('writes %s as an envelope its schema reads', (code) => {
  expect(v.is(Failure, failure({ code }, 'r-1'))).toBe(true);
  expect(problems[code].status).toBeGreaterThanOrEqual(400);
});

test('tells of each operation what may be asked', () => {
  expect(Object.keys(requests).sort()).toEqual(Object.keys(endpoints).sort());
});

test('names in requests exactly the parameters of the path', () => {
  for (const [name, { path }] of Object.entries(endpoints)) {
    const request = requests[name as keyof typeof requests]; // the keys are equal, see above
    const named = 'params' in request ? Object.keys(request.params.entries) : [];
    expect([name, [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1])]).toEqual([name, named]);
  }
});
