import { act, cleanup, render, screen, waitFor, within } from '@testing-library/preact';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { setLocale } from '../words/index.ts';
import { Announced, Announcer, announce, Dialog } from './index.ts';

beforeEach(() => setLocale(['en-GB']));
afterEach(() => act(cleanup));
// Tests share the last announcement.
afterEach(() => announce(''));

const dialog = (
  <Dialog title="New key" onClose={() => undefined}>
    <p>Shown once.</p>
  </Dialog>
);

test('announces within an open dialog, outside of which the page is inert', () => {
  render(dialog);
  act(() => announce('Copied'));
  expect(within(screen.getByRole('dialog')).getByRole('status').textContent).toBe('Copied');
});

test('changes the text of the live region when the same sentence is announced again', () => {
  render(<Announcer />);
  const texts = [1, 2, 3].map(() => {
    act(() => announce('Copied'));
    return screen.getByRole('status').textContent;
  });
  expect(texts).toEqual(['Copied', 'Copied\u00a0', 'Copied']);
});

test('opens a dialog without the announcement before it', () => {
  act(() => announce('Saved 14:03'));
  render(dialog);
  expect(screen.getByRole('status').textContent).toBe('');
});

test('announces a sentence that appears, and each change of it', async () => {
  render(<Announcer />);
  const { rerender } = render(<Announced text="Invited ada@example.com" />);
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Invited ada@example.com'));
  rerender(<Announced text="Invited grace@example.com" />);
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Invited grace@example.com'));
});
