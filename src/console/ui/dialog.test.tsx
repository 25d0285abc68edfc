import { act, cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setLocale } from '../words/index.ts';
import { Button, Confirm, Dialog } from './index.ts';

const nothing = () => undefined;
const idle = { run: async () => undefined, isRunning: false, error: undefined, clearError: nothing };
const focusLabel = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;

beforeEach(() => setLocale(['en-GB']));
// Preact runs the cleanup of a component after the next frame: without `act`, in the next test.
afterEach(() => act(cleanup));

test('focuses the first field that can be filled in when a dialog opens', () => {
  render(
    <Dialog title="New key" onClose={nothing} actions={<Button onClick={nothing}>Cancel</Button>}>
      <div hidden>
        <input aria-label="Hidden" />
      </div>
      <input aria-label="Disabled" disabled />
      <input aria-label="Name" />
      <input aria-label="Scope" />
    </Dialog>,
  );
  expect(focusLabel()).toBe('Name');
});

test('focuses the radio button that is chosen when a dialog begins with a choice', () => {
  render(
    <Dialog title="Role" onClose={nothing}>
      <input type="radio" name="role" aria-label="Admin" />
      <input type="radio" name="role" aria-label="Member" checked />
    </Dialog>,
  );
  expect(focusLabel()).toBe('Member');
});

test.each([
  ['the text field that a destructive dialog begins with', <textarea aria-label="Reason" />, 'Reason'],
  [
    'the button to go back in a destructive dialog that begins with a choice',
    <input type="checkbox" />,
    'Keep booking',
  ],
])('focuses %s', (_, field, name) => {
  render(
    <Dialog
      title="Cancel this booking?"
      onClose={nothing}
      actions={
        <>
          <Button onClick={nothing}>Keep booking</Button>
          <Button kind="danger" onClick={nothing}>
            Cancel booking
          </Button>
        </>
      }
    >
      {field}
    </Dialog>,
  );
  expect(focusLabel()).toBe(name);
});

test('focuses the Cancel button of a question without fields', () => {
  render(
    <Confirm title="Archive?" confirmLabel="Archive" isDangerous={false} action={idle} onClose={nothing}>
      <p>Bookings stay.</p>
    </Confirm>,
  );
  expect(focusLabel()).toBe('Cancel');
});

test('gives the focus back to what opened a dialog when it closes', () => {
  render(<button type="button">Open</button>);
  screen.getByRole('button', { name: 'Open' }).focus();
  const { unmount } = render(
    <Dialog title="Name" onClose={nothing}>
      <input aria-label="Name" />
    </Dialog>,
  );
  expect(focusLabel()).toBe('Name');
  act(() => void unmount());
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' }));
});

test('focuses the heading of the page if what opened a dialog is gone', () => {
  render(<h1 tabIndex={-1}>Bookings</h1>);
  const opener = render(<button type="button">Cancel booking</button>);
  screen.getByRole('button').focus();
  const { unmount } = render(
    <Dialog title="Cancel this booking?" onClose={nothing}>
      <input aria-label="Reason" />
    </Dialog>,
  );
  act(() => {
    opener.unmount();
    unmount();
  });
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Bookings' }));
});

const pressOutside = (dialog: HTMLElement) => fireEvent.mouseDown(dialog);
const pressEscape = (dialog: HTMLElement) => fireEvent(dialog, new Event('cancel', { cancelable: true }));
const pressClose = () => fireEvent.click(screen.getByRole('button', { name: 'Close' }));

test.each([
  ['closes a dialog without text on a press outside it', pressOutside, { staysOpen: false, count: 1 }],
  ['keeps a dialog with text open on a press outside it', pressOutside, { staysOpen: true, count: 0 }],
  ['closes a dialog with text on Escape', pressEscape, { staysOpen: true, count: 1 }],
  ['closes a dialog with text by its close button', pressClose, { staysOpen: true, count: 1 }],
])('%s', (_, press, { staysOpen, count }) => {
  const onClose = vi.fn();
  render(
    <Dialog title="New key" onClose={onClose} staysOpen={staysOpen}>
      <input aria-label="Name" />
    </Dialog>,
  );
  press(screen.getByRole('dialog'));
  expect(onClose).toHaveBeenCalledTimes(count);
});

test('shows in the dialog why a confirmed action failed', () => {
  const failed = { ...idle, error: new Error('offline') };
  render(
    <Confirm title="Delete it?" confirmLabel="Delete" action={failed} onClose={nothing}>
      <p>It cannot be restored.</p>
    </Confirm>,
  );
  expect(screen.getByRole('dialog').querySelector('.notice')?.textContent).toBeTruthy();
});
