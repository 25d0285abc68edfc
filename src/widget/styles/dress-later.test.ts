import { expect, test } from 'vitest';
import { dressLater, withLaterLooks } from './index.ts';

/** A root in a shadow of its own, as a widget has it, with one sheet on. */
function openRoot(): { root: HTMLElement; shadow: ShadowRoot } {
  const shadow = document.createElement('div').attachShadow({ mode: 'open' });
  shadow.adoptedStyleSheets = [new CSSStyleSheet()];
  const root = document.createElement('div');
  shadow.append(root);
  return { root, shadow };
}

test('every widget wears later looks, whether it was there before them or not', async () => {
  const before = openRoot();
  const undress = dressLater(before.root);
  expect(before.shadow.adoptedStyleSheets).toHaveLength(1);
  expect(await withLaterLooks(Promise.resolve('a part'))).toBe('a part');
  const after = openRoot();
  dressLater(after.root)();
  expect([before, after].map(({ shadow }) => shadow.adoptedStyleSheets.length)).toEqual([2, 2]);
  expect(after.shadow.adoptedStyleSheets[1]).toBe(before.shadow.adoptedStyleSheets[1]);
  undress();
});

test('later looks are worn once, however many parts want them', async () => {
  const { root, shadow } = openRoot();
  const undress = dressLater(root);
  for (let part = 0; part < 3; part += 1) await withLaterLooks(Promise.resolve());
  dressLater(root)();
  expect(shadow.adoptedStyleSheets).toHaveLength(2);
  undress();
});
