import { signal } from '@preact/signals';

const text = signal('');

/** Says something to people who do not see that it happened, such as "Saved 14:03". */
export function announce(message: string): void {
  text.value = '';
  // A region that holds the same words twice in a row is read out once.
  queueMicrotask(() => {
    text.value = message;
  });
}

/** The one lasting live region of the page. */
export function Announcer() {
  return (
    <div class="visually-hidden" role="status">
      {text.value}
    </div>
  );
}
