import { expect, test } from 'vitest';
import { endpoints } from '../../../contract/index.ts';
import { sampleEventType } from '../../testing/index.ts';
import { settingsOf } from './settings.ts';

test('edits every property of an event type that the API can change', () => {
  const { questions: _, ...properties } = settingsOf(sampleEventType(), []);
  const changeable = Object.keys(endpoints.updateEventType.input.body.entries);
  expect(Object.keys(properties).sort(), 'Add it to editableNames, and a control to sections/.').toEqual(
    changeable.sort(),
  );
});
