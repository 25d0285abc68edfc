import { fireEvent, render, screen } from '@testing-library/preact';
import { useState } from 'preact/hooks';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { leaveConsole } from '../../testing/index.ts';
import { setLocale } from '../../words/index.ts';
import { LinkField } from './index.ts';

beforeEach(() => setLocale(['en-GB']));
afterEach(leaveConsole);

function Example() {
  const [value, setValue] = useState('');
  return <LinkField label="Link" hint="Hint" error={undefined} value={value} onValue={setValue} />;
}

function enter(value: string): HTMLInputElement {
  const input = screen.getByLabelText<HTMLInputElement>('Link');
  fireEvent.input(input, { target: { value } });
  fireEvent.blur(input);
  return input;
}

test('completes an address without https:// when the field is left', () => {
  render(<Example />);
  expect(enter('meet.example.com/maja').value).toBe('https://meet.example.com/maja');
  expect(screen.queryByText(/begins with https/)).toBeNull();
});

test('says what a link needs until it is one', () => {
  render(<Example />);
  expect(enter('my room').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('Enter a complete address that begins with https://.')).toBeTruthy();
  enter('https://meet.example.com');
  expect(screen.queryByText(/begins with https/)).toBeNull();
});
