import { describe, expect, test, vi } from 'vitest';
import { english } from './english.testing.ts';
import { type MessageOverrides, overrideMessages } from './overrides.ts';

/** Overrides as a page without types may set them. */
function override(own: unknown) {
  const warn = vi.fn();
  return { messages: overrideMessages({ messages: english, own: own as MessageOverrides, warn }), warn }; // what it is, is under test
}

describe('words of the page', () => {
  test('replaces our words with the page’s, in groups too', () => {
    const { messages, warn } = override({ next: 'Go on', parts: { morning: 'Early' }, faults: { tick: 'Tick!' } });
    expect([messages.next, messages.parts.morning, messages.parts.evening]).toEqual(['Go on', 'Early', 'Evening']);
    expect([messages.faults.tick, messages.faults.wrong_shape()]).toEqual(['Tick!', english.faults.wrong_shape()]);
    expect(warn).not.toHaveBeenCalled();
  });

  test('accepts functions as words', () => {
    const { messages } = override({ times: (count: number) => `${count} openings` });
    expect(messages.times(3)).toBe('3 openings');
  });

  test.each([
    ['an unknown key', { nxt: 'Go on' }, 'nxt'],
    ['a wrong type', { next: 5 }, 'next'],
    ['a string for a function', { times: 'openings' }, 'times'],
    ['a string for a group', { parts: 'Early' }, 'parts'],
    ['an unknown key of a group', { parts: { dawn: 'Dawn' } }, 'parts.dawn'],
    ['a list', ['Go on'], '0'],
  ])('leaves out %s and names it once', (_, own, name) => {
    const { messages, warn } = override(own);
    expect(messages).toEqual(english);
    expect(warn.mock.calls).toEqual([[expect.stringContaining(name)]]);
  });

  test('ignores keys that every object has', () => {
    const own = JSON.parse('{"__proto__": {"next": "x"}, "constructor": {"next": "x"}, "prototype": {"next": "x"}}');
    const { messages } = override(own);
    expect(Object.getPrototypeOf(messages)).toBe(Object.prototype);
    expect([messages.next, Object.hasOwn(messages, 'constructor')]).toEqual(['Next', false]);
  });

  test.each([
    ['throws', () => JSON.parse('')],
    ['says nothing', () => undefined],
  ])('falls back to our words where a function %s', (_, times) => {
    expect(override({ times }).messages.times(2)).toBe('2 times');
  });
});
