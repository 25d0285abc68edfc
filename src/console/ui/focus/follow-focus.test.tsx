import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/preact';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { afterEach, expect, test } from 'vitest';
import { Button } from '../index.ts';

afterEach(cleanup);

type SheetProps = {
  /** Shown before the button. */
  readonly before?: ComponentChildren;
  readonly end: 'gone' | 'disabled';
  /** Called when the button is gone. */
  readonly onEnd?: (() => void) | undefined;
};

/** A page whose button works once. */
function Sheet({ before, end, onEnd }: SheetProps) {
  const [isUsed, setUsed] = useState(false);
  return (
    <main>
      <h1 tabIndex={-1}>Bookings</h1>
      {before}
      {!(isUsed && end === 'gone') && (
        <Button isDisabled={isUsed} onClick={() => setUsed(true)}>
          Clear
        </Button>
      )}
      {isUsed && <input aria-label="Note" {...(onEnd && { ref: onEnd })} />}
    </main>
  );
}

async function clear(): Promise<void> {
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Clear' });
  button.focus();
  fireEvent.click(button);
  await waitFor(() => expect(button.isConnected && !button.disabled).toBe(false));
}

const filter = <input aria-label="Filter" />;

test.each(['gone', 'disabled'] as const)(
  'focuses the control before a button that is %s after its click',
  async (end) => {
    render(<Sheet before={filter} end={end} />);
    await clear();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Filter')));
  },
);

test('focuses the heading when no control comes before a removed button', async () => {
  render(<Sheet end="gone" />);
  await clear();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Bookings' })));
});

test('never focuses a control in a closed menu or a hidden field', async () => {
  const hiddenControls = (
    <>
      <div popover="auto">
        <button type="button">Archive</button>
      </div>
      <div hidden>
        <input />
      </div>
    </>
  );
  render(<Sheet before={[filter, hiddenControls]} end="gone" />);
  await clear();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Filter')));
});

test('leaves the focus on the control that replaces the button', async () => {
  render(<Sheet before={filter} end="gone" onEnd={() => screen.queryByLabelText('Note')?.focus()} />);
  await clear();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Note')));
});
