import { act, cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { useState } from 'preact/hooks';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SearchField } from './index.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** Shows the field, whose searches come back as its text when `reply` is called. */
function show() {
  const searches: string[] = [];
  let setText = (_text: string): void => undefined;
  function Example() {
    const [text, set] = useState('');
    setText = set;
    return <SearchField label="Search" text={text} onSearch={(next) => searches.push(next)} />;
  }
  render(<Example />);
  return { searches, reply: (text: string) => act(() => setText(text)) };
}

const input = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search' });
const type = (text: string) => fireEvent.input(input(), { target: { value: text } });
const pause = () => act(() => void vi.runAllTimers());

test.each(['anna ', 'anna b'])('keeps “%s”, typed while the search for “anna” comes back', (text) => {
  const { searches, reply } = show();
  type('anna');
  pause();
  type(text);
  reply('anna');
  expect([input().value, searches]).toEqual([text, ['anna']]);
});

test('searches for what was typed while the last search came back', () => {
  const { searches, reply } = show();
  type('anna');
  pause();
  type('');
  reply('anna');
  pause();
  expect([input().value, searches]).toEqual(['', ['anna', '']]);
});

test('shows the text of a search that was made elsewhere', () => {
  const { searches, reply } = show();
  type('anna');
  pause();
  reply('anna');
  reply('');
  expect(input().value).toBe('');
  reply('anna');
  pause();
  expect([input().value, searches]).toEqual(['anna', ['anna']]);
});

test('searches immediately on Enter', () => {
  const { searches } = show();
  type(' anna ');
  fireEvent.keyDown(input(), { key: 'Enter' });
  expect(searches).toEqual(['anna']);
});

test('searches on Enter, and does not send the form that it is in', () => {
  const { searches } = show();
  type('anna');
  expect(fireEvent.keyDown(input(), { key: 'a' })).toBe(true);
  expect(fireEvent.keyDown(input(), { key: 'Enter' })).toBe(false);
  expect(searches).toEqual(['anna']);
});
