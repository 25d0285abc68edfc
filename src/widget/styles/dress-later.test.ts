import { expect, test } from 'vitest';
import { dressLater, withLaterLooks } from './index.ts';

test('every widget wears later looks, whether it was there before them or not', async () => {
  const worn: string[] = [];
  const undress = dressLater(() => worn.push('before'));
  expect(worn).toEqual([]);
  expect(await withLaterLooks(Promise.resolve('a part'))).toBe('a part');
  dressLater(() => worn.push('after'))();
  expect(worn).toEqual(['before', 'after']);
  undress();
});

test('later looks are handed over once, however many parts want them', async () => {
  const worn: string[] = [];
  const undress = dressLater((styles) => worn.push(styles));
  for (let part = 0; part < 3; part += 1) await withLaterLooks(Promise.resolve());
  expect(worn).toHaveLength(1);
  undress();
});
