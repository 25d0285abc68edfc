import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { openService } from '../testing/index.ts';
import { fingerprintOf, runAccountStory } from './client/index.ts';
import { describeApi } from './describe-api.ts';

const service = await openService();
const { key } = await service.account({ zone: 'Europe/Berlin' });
const story = await runAccountStory({ key, fetch: service.fetch });

test('matches the generated client to the document', async () => {
  const types = await readFile(new URL('./client/client-types.testing.ts', import.meta.url), 'utf8');
  expect(types.split('\n')[0], 'Run npm run client.').toBe(`// Of the description ${fingerprintOf(describeApi())}`);
});

test('offers the hours of an event type’s schedule', () => {
  expect(story.offeredSlots.map(({ start }) => start)).toEqual([
    '2026-03-09T09:00:00+01:00',
    '2026-03-09T09:30:00+01:00',
  ]);
  expect(story.fields).toEqual(['name', 'email', 'company']);
});

test('books, reschedules and cancels an event', () => {
  const { bookedEvent, eventIds, rescheduledEvent, canceledEvent } = story;
  expect(eventIds).toEqual([bookedEvent.id]);
  expect([bookedEvent, rescheduledEvent, canceledEvent]).toMatchObject([
    { status: 'confirmed', start: '2026-03-09T09:00:00+01:00', answers: { company: 'Analytical Engines' } },
    { id: bookedEvent.id, start: '2026-03-09T09:30:00+01:00', sequence: 1 },
    { id: bookedEvent.id, status: 'canceled', cancel_reason: 'Ada is ill.' },
  ]);
});

test('renames and deletes a contact', () => {
  expect(story).toMatchObject({ renamedContact: { name: 'Ada King' }, contactsLeft: 0, deletedTwice: 404 });
});

test('delivers to a webhook, tests it and rotates its secret', () => {
  const { deliveries, secrets } = story;
  expect(deliveries.map(({ kind }) => kind).sort()).toEqual(['event.canceled', 'event.created', 'webhook.test']);
  expect(new Set(secrets).size).toBe(2);
});
