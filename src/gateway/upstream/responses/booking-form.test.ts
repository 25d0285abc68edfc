import { expect, test } from 'vitest';
import type { BookingFormField } from '../../../contract/index.ts';
import { openWorld } from '../../testing/index.ts';

test('adds name and email to a form that lacks them', async () => {
  const world = openWorld();
  const company = { id: 5, identifier: 'company', label: 'Company', type: 'text', placeholder: '', options: [] };
  const data = [{ ...company, is_required: false, is_active: true, position: 0 }];
  world.server.instead.set('GET /v1/event-types/42/booking-forms', () => Response.json({ success: true, data }));
  const form = await (await world.get('/event-types/42/booking-forms')).json();
  expect(form.data.map(({ identifier }: BookingFormField) => identifier)).toEqual(['name', 'email', 'company']);
  const response = await world.book('2026-04-07T09:00Z', { email: '' });
  expect(Object.keys((await response.json()).error.errors)).toEqual(['answers.email']);
  expect((await world.book('2026-04-07T09:00Z', { answers: { company: 'Analytical' } })).status).toBe(201);
});
