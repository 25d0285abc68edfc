import { signal } from '@preact/signals';

const text = signal('');

/** Announces a text to screen readers, such as "Saved 14:03". A repeated text gets a space, or they would not read it. */
export function announce(message: string): void {
  text.value = message && message === text.peek() ? `${message}\u00a0` : message;
}

/**
 * A live region with the latest announcement. The page has one all the time and each open dialog has another, because
 * everything outside a modal dialog is inert.
 */
export function Announcer() {
  return (
    <div class="visually-hidden" role="status">
      {text.value}
    </div>
  );
}
