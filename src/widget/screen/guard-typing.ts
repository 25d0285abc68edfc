import { listen } from '../listen.ts';

/**
 * Lets an invitee type, whatever the page does with keys and mouse: the page sees the element as their target, and does
 * not recognize a field. Returns a function that stops it.
 */
export function guardTyping(root: HTMLElement): () => void {
  return listen(root, { keydown: guardKey, keypress: guardKey, keyup: guardKey, click: guardClick });
}

/** Keeps keys that type or move here from triggering the page's shortcuts. */
function guardKey(event: Event): void {
  if (isTyping(event) || event.defaultPrevented) event.stopPropagation();
}

/**
 * Focuses a clicked text field even on a page that prevents selection, and does not follow a link that the page has put
 * around the element.
 */
function guardClick(event: Event): void {
  const { target } = event;
  if (!(target instanceof HTMLElement) || target.closest('a, label, [type="checkbox"], [type="radio"]')) return;
  if (target.matches('textarea, input')) target.focus({ preventScroll: true });
  if (event.composedPath().some((node) => 'href' in node)) event.preventDefault();
}

function isTyping({ target }: Event): boolean {
  return target instanceof Element && target.matches('input, textarea, select');
}
