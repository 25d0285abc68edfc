import { signal } from '@preact/signals';

const text = signal('');

/** Announces a text to screen readers, such as "Saved 14:03". */
export function announce(message: string): void {
  text.value = '';
  // Screen readers do not read an unchanged text again.
  queueMicrotask(() => {
    text.value = message;
  });
}

/** The live region of the page, which is always present. */
export function Announcer() {
  return (
    <div class="visually-hidden" role="status">
      {text.value}
    </div>
  );
}
