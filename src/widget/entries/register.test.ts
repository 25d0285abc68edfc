import { beforeAll, beforeEach, expect, test } from 'vitest';
import { register } from './register.ts';

beforeAll(register);

beforeEach(() => {
  document.body.innerHTML = '<button data-sched-open="42">Book a call</button>';
});

/** Clicks the opener. Returns whether the click was left to the browser. */
function click(init: MouseEventInit = {}): boolean {
  const event = new window.MouseEvent('click', { bubbles: true, composed: true, cancelable: true, ...init });
  document.querySelector('button')?.dispatchEvent(event);
  return !event.defaultPrevented;
}

test('takes a click on an opener', () => {
  expect(click()).toBe(false);
});

test.each(['ctrlKey', 'metaKey'])('leaves a click with %s to the browser', (key) => {
  expect(click({ [key]: true })).toBe(true);
});
