import { signal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';

const text = signal('');

/** Announces a text to screen readers, such as "Saved 14:03". A repeated text gets a space, or they would not read it. */
export function announce(message: string): void {
  text.value = message && message === text.peek() ? `${message}\u00a0` : message;
}

/** How long a text must stay: neither typing nor a move of the focus then interrupts it. */
const pauseMillis = 500;

/** The texts that wait for the same pause. They are announced together, or the last would replace the others. */
const waiting = new Map<symbol, string>();
let pause: ReturnType<typeof setTimeout> | undefined;

/** Announces a text that appears on the screen, and each change of it. Announces nothing while it is undefined. */
export function useAnnouncement(text: string | undefined): void {
  useEffect(() => (text === undefined ? undefined : announceAfterPause(text)), [text]);
}

/** Returns a function that withdraws the text, unless it has been announced. */
function announceAfterPause(message: string): () => void {
  const key = Symbol();
  waiting.set(key, message);
  clearTimeout(pause);
  pause = setTimeout(() => {
    announce([...waiting.values()].join(' '));
    waiting.clear();
  }, pauseMillis);
  return () => {
    waiting.delete(key);
    if (waiting.size === 0) clearTimeout(pause);
  };
}

/** A sentence that appears after an action. Screen readers may not read a live region that appears with its text. */
export function Announced({ text }: { readonly text: string }) {
  useAnnouncement(text);
  return <p>{text}</p>;
}

/**
 * Announces what a search has found, but not what a screen opens with. `resultText` is undefined until the entries of
 * this search have loaded.
 */
export function useSearchAnnouncement(search: string, resultText: string | undefined): void {
  const lastSearch = useRef(search);
  useEffect(() => {
    if (resultText === undefined || search === lastSearch.current) return;
    lastSearch.current = search;
    announce(resultText);
  });
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
