import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { openService } from '../../service.testing.ts';
import { describeInterface } from '../describe-interface.ts';
import { runAccountStory } from './account-story.testing.ts';
import { fingerprintOf } from './fingerprint.testing.ts';

const service = await openService();
const { key } = await service.account({ zone: 'Europe/Berlin' });
const story = await runAccountStory({ key, fetch: service.fetch });

test('keeps the generated client in step with the document', async () => {
  const types = await readFile(new URL('./client-types.testing.ts', import.meta.url), 'utf8');
  expect(types.split('\n')[0], 'Run npm run client.').toBe(
    `// Of the description ${fingerprintOf(describeInterface())}`,
  );
});

test('compiles the story against the generated client', { timeout: 30_000 }, async () => {
  const compiler = fileURLToPath(new URL('../../../../node_modules/typescript/bin/tsc', import.meta.url));
  const file = fileURLToPath(new URL('./account-story.testing.ts', import.meta.url));
  const options = '--ignoreConfig --noEmit --strict --exactOptionalPropertyTypes --noUncheckedIndexedAccess';
  const modules = '--module preserve --moduleResolution bundler --allowImportingTsExtensions --lib es2024,dom';
  const flags = `${options} --skipLibCheck ${modules}`.split(' ');
  const compiled = promisify(execFile)(process.execPath, [compiler, ...flags, file]);
  await expect(
    compiled.then(
      () => '',
      ({ stdout }) => stdout,
    ),
  ).resolves.toBe('');
});

test('offers the hours of an event type’s schedule', () => {
  expect(story.offered.map(({ start }) => start)).toEqual(['2026-03-09T09:00:00+01:00', '2026-03-09T09:30:00+01:00']);
  expect(story.fields).toEqual(['name', 'email', 'company']);
});

test('books, reschedules and cancels an event', () => {
  const { booked, listed, moved, canceled } = story;
  expect(listed).toEqual([booked.id]);
  expect([booked, moved, canceled]).toMatchObject([
    { status: 'confirmed', start: '2026-03-09T09:00:00+01:00', answers: { company: 'Analytical Engines' } },
    { id: booked.id, start: '2026-03-09T09:30:00+01:00', sequence: 1 },
    { id: booked.id, status: 'canceled', cancel_reason: 'Ada is ill.' },
  ]);
});

test('renames and deletes a contact', () => {
  expect(story).toMatchObject({ renamed: { name: 'Ada King' }, contactsLeft: 0, deletedTwice: 404 });
});

test('delivers to a webhook, tests it and rotates its secret', () => {
  const { deliveries, secrets } = story;
  expect(deliveries.map(({ kind }) => kind).sort()).toEqual(['event.canceled', 'event.created', 'webhook.test']);
  expect(new Set(secrets).size).toBe(2);
});
