import { act, cleanup, render, screen, waitFor, within } from '@testing-library/preact';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
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

test('announces sentences together that appear at the same time', async () => {
  render(<Announcer />);
  const reason = <Announced text="This time is not offered." />;
  const { rerender } = render(<div>{reason}</div>);
  rerender(
    <div>
      {reason}
      <Announced text="Thursday, 26 November" />
    </div>,
  );
  const both = 'This time is not offered. Thursday, 26 November';
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(both));
});

test('keeps the last announcement when a sentence disappears before it is announced', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  render(<Announcer />);
  act(() => announce('Copied'));
  const { unmount } = render(<Announced text="Invited ada@example.com" />);
  act(() => void unmount());
  act(() => void vi.runAllTimers());
  expect(screen.getByRole('status').textContent).toBe('Copied');
});
