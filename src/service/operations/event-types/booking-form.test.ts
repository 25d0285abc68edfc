import { expect, test } from 'vitest';
import type { BookingFormField } from '../../../contract/index.ts';
import { ada, openService } from '../../testing/index.ts';

const service = await openService();
const host = await service.account();
const stranger = await service.account();
const form = `/event-types/${host.eventTypeId}/booking-forms` as const;
const [name, email] = await fieldsOf();

test('adds a field with a label and a type at the end', async () => {
  const account = await service.account();
  const path = `/event-types/${account.eventTypeId}/booking-forms` as const;
  const { status, body } = await service.send(account, `POST ${path}`, { label: 'Team size', type: 'text' });
  expect([status, body.data]).toEqual([
    201,
    {
      id: expect.any(Number),
      identifier: 'team_size',
      label: 'Team size',
      type: 'text',
      placeholder: '',
      is_required: false,
      is_active: true,
      position: 2,
      options: [],
    },
  ]);
});

test('stores every property of a field', async () => {
  const everything = {
    identifier: 'a-topic_1',
    label: 'Topic',
    type: 'select',
    placeholder: 'Choose',
    is_required: true,
    is_active: false,
    position: 0,
    options: ['A', 'B'],
  };
  const { body } = await service.send(host, `POST ${form}`, everything);
  expect(body.data).toEqual({ id: expect.any(Number), ...everything });
});

test.each([
  [{ identifier: 'team_size' }, 'team_size', 'Team size'],
  [{ identifier: 'x', label: 'Why?' }, 'x', 'Why?'],
  [{ label: 'Was möchten Sie?' }, 'was_mochten_sie', 'Was möchten Sie?'],
  [{ label: '2nd choice' }, 'field_2nd_choice', '2nd choice'],
  [{ label: '会社' }, 'field', '会社'],
  [{ label: 'Constructor' }, 'field_constructor', 'Constructor'],
  [{ label: 'Name' }, 'name_2', 'Name'],
])('derives from %j the identifier %s', async (draft, identifier, label) => {
  const { body } = await service.send(host, `POST ${form}`, { type: 'text', ...draft });
  expect(body.data).toMatchObject({ identifier, label });
});

const long = 'x'.repeat(256);
const many = Array.from({ length: 101 }, (_, index) => `Option ${index}`);

/** Invalid both for a new field and for a change. */
test.each<[string, object]>([
  ['label', { label: '' }],
  ['label', { label: long }],
  ['type', { type: 'number' }],
  ['type', { type: null }],
  ['placeholder', { placeholder: long }],
  ['is_required', { is_required: 'yes' }],
  ['is_active', { is_active: 1 }],
  ['position', { position: -1 }],
  ['position', { position: 1.5 }],
  ['position', { position: 2_147_483_648 }],
  ['options', { type: 'select', options: [] }],
  ['options', { type: 'radio', options: [] }],
  ['options', { type: 'select', options: many }],
  ['options', { type: 'select', options: ['A', 'A'] }],
  ['options', { type: 'text', options: ['A'] }],
  ['options.1', { type: 'select', options: ['A', ''] }],
  ['options.0', { type: 'select', options: [long] }],
  ['foreground', { foreground: 'red' }],
])('refuses %s at its path: %j', async (path, wrong) => {
  const { id } = await make({ label: 'Right', type: 'text' });
  const creation = await service.send(host, `POST ${form}`, { label: 'Wrong', type: 'text', ...wrong });
  const update = await service.send(host, `PUT ${form}/${id}`, wrong);
  expect([creation.status, Object.keys(creation.body.error.errors)]).toEqual([422, [path]]);
  expect([update.status, Object.keys(update.body.error.errors)]).toEqual([422, [path]]);
});

test.each([
  ['label', { type: 'text' }],
  ['type', { label: 'x' }],
  ['options', { label: 'x', type: 'select' }],
  ['options', { label: 'x', type: 'radio' }],
  ['identifier', { identifier: '', type: 'text' }],
  ['identifier', { identifier: 'Name', type: 'text' }],
  ['identifier', { identifier: '1st', type: 'text' }],
  ['identifier', { identifier: 'a b', type: 'text' }],
  ['identifier', { identifier: long, type: 'text' }],
  ['identifier', { identifier: 'constructor', type: 'text' }],
  ['identifier', { identifier: 'prototype', type: 'text' }],
  ['identifier', { identifier: '__proto__', type: 'text' }],
  ['identifier', { identifier: 'email', type: 'text' }],
])('refuses a new field at its %s: %j', async (path, draft) => {
  const { status, body } = await service.send(host, `POST ${form}`, draft);
  expect([status, Object.keys(body.error.errors)]).toEqual([422, [path]]);
});

test.each([
  { identifier: long.slice(1), label: long.slice(1), type: 'textarea', placeholder: long.slice(1) },
  { label: 'All', type: 'checkbox', options: many.slice(0, 100) },
  { label: 'Long', type: 'radio', options: [long.slice(1)] },
  { label: 'Tick', type: 'checkbox' },
])('accepts field values at their limits', async (draft) => {
  const { status, body } = await service.send(host, `POST ${form}`, draft);
  expect([status, body.data]).toEqual([201, expect.objectContaining(draft)]);
  await service.send(host, `DELETE ${form}/${body.data.id}`);
});

test('gives concurrent fields of one label different identifiers', async () => {
  const fields = await Promise.all(many.slice(0, 6).map(() => make({ label: 'Crowd', type: 'text' })));
  expect(new Set(fields.map(({ identifier }) => identifier)).size).toBe(6);
});

test('allows one identifier in two event types', async () => {
  const other = await host.eventType();
  const path = `/event-types/${other}/booking-forms` as const;
  await make({ identifier: 'shared', type: 'text' });
  expect((await service.send(host, `POST ${path}`, { identifier: 'shared', type: 'text' })).status).toBe(201);
});

test('keeps field properties that are absent', async () => {
  const field = await make({ label: 'Partly', type: 'select', options: ['A', 'B'], is_required: true });
  const { status, body } = await service.send(host, `PUT ${form}/${field.id}`, { label: 'Changed', options: ['C'] });
  expect([status, body.data]).toEqual([200, { ...field, label: 'Changed', options: ['C'] }]);
});

test('drops options when the new type has none', async () => {
  const { id } = await make({ label: 'Choice', type: 'select', options: ['A'] });
  expect((await service.send(host, `PUT ${form}/${id}`, { type: 'text' })).body.data.options).toEqual([]);
});

test('refuses to change an identifier', async () => {
  const { id } = await make({ label: 'Fixed', type: 'text' });
  const { body } = await service.send(host, `PUT ${form}/${id}`, { identifier: 'other' });
  expect(body.error.errors).toEqual({ identifier: ['is not a field of this request'] });
});

test('keeps name and email required and of their type', async () => {
  for (const id of [name?.id, email?.id]) {
    const wrong = { type: 'textarea', is_required: false, is_active: false };
    const { status, body } = await service.send(host, `PUT ${form}/${id}`, wrong);
    expect([status, Object.keys(body.error.errors)]).toEqual([422, ['type', 'is_required', 'is_active']]);
  }
  const right = { label: 'Full name', placeholder: 'Ada', is_required: true, position: 1 };
  expect((await service.send(host, `PUT ${form}/${name?.id}`, right)).body.data).toMatchObject(right);
});

test('refuses to delete only the fields name and email', async () => {
  const refusal = await service.send(host, `DELETE ${form}/${email?.id}`);
  expect([refusal.status, refusal.body.error.code]).toEqual([409, 'resource_in_use']);
  const { id } = await make({ label: 'Short-lived', type: 'text' });
  const { status, body } = await service.send(host, `DELETE ${form}/${id}`);
  expect([status, body]).toEqual([200, { success: true, data: null }]);
  expect((await service.send(host, `DELETE ${form}/${id}`)).status).toBe(404);
});

test('sets all positions in one request', async () => {
  const account = await service.account();
  const path = `/event-types/${account.eventTypeId}/booking-forms` as const;
  const [first, second] = (await service.send(account, `GET ${path}`)).body.data;
  const fields = [
    { id: first.id, position: 9 },
    { id: second.id, position: 0 },
  ];
  const { status, body } = await service.send(account, `PUT ${path}/update-order`, { fields });
  expect([status, body.data]).toEqual([
    200,
    [
      { ...second, position: 0 },
      { ...first, position: 9 },
    ],
  ]);
});

test('does not change positions when any is invalid', async () => {
  const [theirs] = (await service.send(stranger, `GET /event-types/${stranger.eventTypeId}/booking-forms`)).body.data;
  const before = await fieldsOf();
  const fields = [name?.id, name?.id, theirs.id, 2_147_483_647].map((id) => ({ id, position: 50 }));
  const { status, body } = await service.send(host, `PUT ${form}/update-order`, { fields });
  expect([status, body.error.errors]).toEqual([
    422,
    {
      'fields.1.id': [`is named twice, found ${name?.id}`],
      'fields.2.id': [`is not a field of this form, found ${theirs.id}`],
      'fields.3.id': ['is not a field of this form, found 2147483647'],
    },
  ]);
  expect(await fieldsOf()).toEqual(before);
});

test.each([
  ['fields', {}],
  ['fields', { fields: {} }],
  ['fields.0.position', { fields: [{ id: 1, position: -1 }] }],
  ['fields.0.position', { fields: [{ id: 1 }] }],
  ['fields.0.id', { fields: [{ id: '1', position: 1 }] }],
])('refuses an order at %s: %j', async (path, body) => {
  const reply = await service.send(host, `PUT ${form}/update-order`, body);
  expect([reply.status, Object.keys(reply.body.error.errors)]).toEqual([422, [path]]);
});

test('denies another account’s field and does not find another form’s', async () => {
  const [theirs] = (await service.send(stranger, `GET /event-types/${stranger.eventTypeId}/booking-forms`)).body.data;
  const elsewhere = `/event-types/${await host.eventType()}/booking-forms` as const;
  const denial = await service.send(host, `PUT ${form}/${theirs.id}`, { label: 'Mine' });
  const missing = await service.send(host, `PUT ${elsewhere}/${name?.id}`, { label: 'Mine' });
  const foreign = await service.send(host, `POST /event-types/${stranger.eventTypeId}/booking-forms`, {
    label: 'x',
    type: 'text',
  });
  expect([denial.status, missing.status, foreign.status]).toEqual([403, 404, 403]);
});

test('requires a new field at the next booking', async () => {
  const account = await service.account();
  const path = `/event-types/${account.eventTypeId}/booking-forms` as const;
  await service.send(account, `POST ${path}`, { identifier: 'company', type: 'text', is_required: true });
  const refusal = await service.book(account, '2026-03-03T10:00:00+01:00');
  const answers = { ...ada, company: 'Analytical Engines' };
  expect(refusal.body.error.errors).toEqual({ 'answers.company': ['is required'] });
  expect((await service.book(account, '2026-03-03T10:00:00+01:00', { answers })).status).toBe(201);
});

test('makes a new version of the event type with every change of its form', async () => {
  const account = await service.account();
  const path = `/event-types/${account.eventTypeId}/booking-forms` as const;
  const version = async () =>
    (await service.send(account, `GET /event-types/${account.eventTypeId}`)).body.data.updated_at;
  const { data: field } = (await service.send(account, `POST ${path}`, { label: 'Topic', type: 'text' })).body;
  const versions = [await version()];
  for (const [second, request, body] of [
    ['01', `PUT ${path}/${field.id}`, { label: 'Subject' }],
    ['02', `PUT ${path}/update-order`, { fields: [{ id: field.id, position: 0 }] }],
    ['03', `DELETE ${path}/${field.id}`, undefined],
    ['04', `POST ${path}`, { label: 'Topic', type: 'text' }],
  ] as const) {
    service.holdClock(`2026-03-02T09:01:${second}+01:00`);
    await service.send(account, request, body);
    versions.push(await version());
  }
  expect(new Set(versions).size).toBe(5);
});

async function make(draft: object): Promise<BookingFormField> {
  return (await service.send(host, `POST ${form}`, draft)).body.data;
}

async function fieldsOf(): Promise<BookingFormField[]> {
  return (await service.send(host, `GET ${form}`)).body.data;
}
