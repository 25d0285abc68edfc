import { beforeAll, expect, test } from 'vitest';
import { sampleEventType, sampleUser } from '../../../testing/index.ts';
import { words } from '../words/index.ts';
import { previewOf } from './preview-of.ts';

beforeAll(() => words.load('en'));

test.each(['', '  '])('shows that the title %j is empty, so that its heading says something', (title) => {
  const settings = { ...sampleEventType(), title, questions: [] } as unknown as Parameters<typeof previewOf>[0]; // more than is shown
  expect(previewOf(settings, sampleUser()).eventType.title).toBe('(empty)');
});
