import { expect, test } from 'vitest';
import { adoptDeferredStyles, loadDeferredStyles } from './index.ts';

test('adopts deferred styles in widgets mounted before and after them', async () => {
  const adopted: string[] = [];
  const stop = adoptDeferredStyles(() => adopted.push('before'));
  expect(adopted).toEqual([]);
  await loadDeferredStyles();
  adoptDeferredStyles(() => adopted.push('after'))();
  expect(adopted).toEqual(['before', 'after']);
  stop();
});

test('adopts deferred styles once, however many parts need them', async () => {
  const adopted: string[] = [];
  const stop = adoptDeferredStyles((styles) => adopted.push(styles));
  for (let part = 0; part < 3; part += 1) await loadDeferredStyles();
  expect(adopted).toHaveLength(1);
  stop();
});
