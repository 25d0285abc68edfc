import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { endpoints } from '../../../contract/index.ts';
import { sampleEventType } from '../../testing/index.ts';
import { settingsOf } from './settings.ts';

const version = { ...sampleEventType(), fields: [], hosts: [] };

test('edits every property of an event type that the API can change', () => {
  const { questions: _, hosts: __, ...properties } = settingsOf(version);
  const changeable = Object.keys(endpoints.updateEventType.input.body.entries);
  expect(Object.keys(properties).sort(), 'Add it to editableNames, and a control to sections/.').toEqual(
    changeable.sort(),
  );
});

const folder = 'src/console/screens/event-type';
const controls = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.tsx') && !path.endsWith('.test.tsx'))
  .map((path) => readFileSync(join(folder, path), 'utf8'))
  .join('\n');

test.each(Object.keys(settingsOf(version)))('has a control for %s', (name) => {
  const isSet = new RegExp(`\\bset\\(\\{[^}]*\\b${name}\\b`).test(controls);
  expect(isSet, `Add a control for ${name} to sections/.`).toBe(true);
});
