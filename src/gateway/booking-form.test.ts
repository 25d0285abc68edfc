import { describe, expect, it } from 'vitest';
import type { BookingFormField } from '../contract/index.ts';
import { completeForm } from './booking-form.ts';
import { openWorld } from './world.testing.ts';

function field(identifier: string, more: Partial<BookingFormField> = {}): BookingFormField {
  const plain = { id: 5, label: identifier, placeholder: '', is_required: false, is_active: true, position: 0 };
  return { ...plain, identifier, type: 'text', options: [], ...more };
}

function identifiersOf(fields: readonly BookingFormField[]): string[] {
  return completeForm(fields).map(({ identifier }) => identifier);
}

describe('a form', () => {
  it.each([
    ['asks for neither', [field('company')], ['name', 'email', 'company']],
    ['asks for nothing', [], ['name', 'email']],
    ['asks for a name only', [field('name', { position: 3 }), field('company')], ['email', 'company', 'name']],
    ['has switched one off', [field('name', { is_active: false }), field('email')], ['name', 'email']],
    [
      'asks for both',
      [field('company'), field('email', { id: 6 }), field('name', { id: 7 })],
      ['company', 'email', 'name'],
    ],
  ])('that %s asks for both, once', (_, fields, expected) => {
    expect(identifiersOf(fields)).toEqual(expected);
  });

  it('needs what it did not ask for, in places of their own', () => {
    const [name, email, company] = completeForm([field('company')]);
    expect([name, email]).toMatchObject([
      { type: 'text', is_required: true, is_active: true, position: 0 },
      { type: 'email', is_required: true, is_active: true, position: 1 },
    ]);
    expect(company?.position).toBe(2);
  });
});

it('is shown and checked so in front of any server', async () => {
  const world = openWorld();
  const data = [field('company')];
  world.server.instead.set('GET /v1/event-types/42/booking-forms', () => Response.json({ success: true, data }));
  const shown = await (await world.get('/event-types/42/booking-forms')).json();
  expect(shown.data.map(({ identifier }: BookingFormField) => identifier)).toEqual(['name', 'email', 'company']);
  const refused = await world.book('2026-04-07T09:00Z', { email: '' });
  expect(Object.keys((await refused.json()).error.errors)).toEqual(['answers.email']);
  expect((await world.book('2026-04-07T09:00Z', { answers: { company: 'Analytical' } })).status).toBe(201);
});
