import { beforeAll, expect, test } from 'vitest';
import { sampleEventType } from '../../../testing/index.ts';
import { words } from '../words/index.ts';
import { previewOf } from './preview-of.ts';

beforeAll(() => words.load('en'));

type Options = Parameters<typeof previewOf>[0];

function preview(change: Partial<Options['settings']>) {
  const settings = { ...sampleEventType(), questions: [], hosts: [], ...change } as Options['settings']; // more than is shown
  return previewOf({ settings, host: { ...sampleEventType().host, avatar: '/ana.png' }, business: 'Pottery' })
    .eventType;
}

test.each(['', '  '])('shows in the heading that the title %j is empty', (title) => {
  expect(preview({ title }).title).toBe('(empty)');
});

test('shows the business in place of a host where several take turns', () => {
  expect(preview({}).host).toMatchObject({ name: 'Ana Host', avatar: '/ana.png' });
  const hosts = [{ user_id: 1, name: 'Ana Host', weight: 100, availability_id: null }];
  expect(preview({ hosts }).host).toMatchObject({ name: 'Pottery', avatar: '' });
});
