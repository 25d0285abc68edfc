import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTokenProbe } from './token-probe.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame'] });
});

afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

/** Puts a probe on the page; `isVisible` is what a browser says of it, undefined where it says nothing. */
function probeOn(isVisible: boolean | undefined) {
  const onChange = vi.fn();
  const probe = createTokenProbe(document.body, { place: document.body, onChange });
  const node = document.querySelector('.probe') as Element; // just put there
  Object.defineProperty(node, 'checkVisibility', { value: isVisible === undefined ? undefined : () => isVisible });
  const appear = () => {
    node.dispatchEvent(new Event('animationstart'));
    vi.runAllTimers();
  };
  return { probe, appear, onChange };
}

test('does not read colors again that were read while visible', () => {
  const { probe, appear, onChange } = probeOn(true);
  probe.read('light');
  appear();
  expect(onChange).not.toHaveBeenCalled();
  appear();
  expect(onChange).toHaveBeenCalledOnce();
});

test.each([false, undefined])('reads colors again that were read while visibility was %s', (isVisible) => {
  const { probe, appear, onChange } = probeOn(isVisible);
  probe.read('light');
  appear();
  expect(onChange).toHaveBeenCalledOnce();
});

test('reads colors again if the widget became visible before they were read', () => {
  const { probe, appear, onChange } = probeOn(true);
  appear();
  probe.read('light');
  appear();
  expect(onChange).toHaveBeenCalledTimes(2);
});
