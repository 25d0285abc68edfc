import { expect, test } from 'vitest';
import { adoptDeferredStyles, withDeferredStyles } from './index.ts';

test('adopts deferred styles in widgets mounted before and after them', async () => {
  const adopted: string[] = [];
  const stop = adoptDeferredStyles(() => adopted.push('before'));
  expect(adopted).toEqual([]);
  expect(await withDeferredStyles(Promise.resolve('a part'))).toBe('a part');
  adoptDeferredStyles(() => adopted.push('after'))();
  expect(adopted).toEqual(['before', 'after']);
  stop();
});

test('adopts deferred styles once, however many parts need them', async () => {
  const adopted: string[] = [];
  const stop = adoptDeferredStyles((styles) => adopted.push(styles));
  for (let part = 0; part < 3; part += 1) await withDeferredStyles(Promise.resolve());
  expect(adopted).toHaveLength(1);
  stop();
});
