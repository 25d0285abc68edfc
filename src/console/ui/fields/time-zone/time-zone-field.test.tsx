import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { useState } from 'preact/hooks';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ZoneName } from '../../../../time/index.ts';
import { queryClient } from '../../../data/index.ts';
import { setHostClock } from '../../../formats/index.ts';
import { setLocale } from '../../../words/index.ts';
import { TimeZoneField } from './index.ts';

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-24T14:00:00Z') });
  setHostClock({ zone: 'Europe/Berlin' as ZoneName, hourCycle: 'h23' });
  await setLocale(['en-GB']);
});

afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.useRealTimers();
});

/** Shows the field with a zone. Returns the chosen zones, the latest first. */
function show(zone: string): string[] {
  const choices: string[] = [];
  function Example() {
    const [value, setValue] = useState(zone);
    const choose = (next: string) => {
      choices.unshift(next);
      setValue(next);
    };
    return <TimeZoneField label="Time zone" value={value} onValue={choose} />;
  }
  render(<Example />);
  return choices;
}

const findOption = (name: RegExp) => screen.findByRole('option', { name });
const findOptions = () => screen.findAllByRole('option');
const input = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Time zone' });
const type = (text: string) => fireEvent.input(input(), { target: { value: text } });
const press = (key: string) => fireEvent.keyDown(input(), { key });

test('shows the city of a zone, its offset and the time there', () => {
  show('America/New_York');
  expect(input().value).toBe('New York');
  expect(input().parentElement?.textContent).toContain('GMT\u22125 · 09:00');
});

test('shows only the city of a zone that the browser does not know, and replaces it', async () => {
  const choices = show('America/New_Harbor');
  expect(input().value).toBe('New Harbor');
  expect(input().parentElement?.textContent).toBe('');
  type('Auckland');
  fireEvent.click(await findOption(/^Auckland/));
  expect(choices).toEqual(['Pacific/Auckland']);
});

test.each([
  ['munich', /^Berlin\s+Munich · Germany/, 'Europe/Berlin'],
  ['New Zealand', /^Auckland\s+New Zealand/, 'Pacific/Auckland'],
  ['Asia/Tokyo', /^Tokyo\s+Japan/, 'Asia/Tokyo'],
  ['gmt+5:45', /^Kathmandu\s+Nepal/, expect.stringMatching(/^Asia\/Kath?mandu$/)],
])('finds a zone by “%s”', async (text, option, zone) => {
  const choices = show('UTC');
  type(text);
  fireEvent.click(await findOption(option));
  expect(choices).toEqual([zone]);
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('chooses the option that the arrow keys have reached', async () => {
  const choices = show('Europe/Berlin');
  type('australia');
  const second = (await findOptions())[1];
  press('ArrowDown');
  expect(input().getAttribute('aria-activedescendant')).toBe(second?.id);
  expect(second?.getAttribute('aria-selected')).toBe('true');
  press('Enter');
  expect(choices).toHaveLength(1);
  expect(choices[0]).toMatch(/^Australia\//);
});

test('leaves the keys of an input method alone', async () => {
  const choices = show('Asia/Tokyo');
  type('australia');
  const [first] = await findOptions();
  for (const key of ['ArrowDown', 'Enter', 'Escape']) {
    expect(fireEvent.keyDown(input(), { key, isComposing: true })).toBe(true);
  }
  expect(input().getAttribute('aria-activedescendant')).toBe(first?.id);
  expect(choices).toEqual([]);
});

test('lists the zone in use first when nothing is typed', async () => {
  show('Asia/Tokyo');
  fireEvent.click(input());
  const [first] = await findOptions();
  expect(first?.textContent).toContain('Tokyo');
  expect(input().value).toBe('');
});

test.each([
  ['Escape is pressed', () => press('Escape')],
  ['something else is focused', () => fireEvent.focusOut(input(), { relatedTarget: document.body })],
])('keeps the zone when %s', async (_what, leave) => {
  const choices = show('Asia/Tokyo');
  type('berlin');
  await findOption(/^Berlin/);
  leave();
  expect(screen.queryByRole('listbox')).toBeNull();
  expect([input().value, choices]).toEqual(['Tokyo', []]);
});

test('says that no zone was found', async () => {
  show('Asia/Tokyo');
  type('qqq');
  expect(await screen.findByText('No time zone found')).toBeTruthy();
});

test('names and finds cities in the language of the page', async () => {
  await setLocale(['de']);
  show('Europe/Vienna');
  expect(input().value).toBe('Wien');
  type('peking');
  expect(await findOption(/^Shanghai\s+Peking · China/)).toBeTruthy();
});
