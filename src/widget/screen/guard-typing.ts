const keyEvents = ['keydown', 'keypress', 'keyup'];

/**
 * Lets an invitee type whatever the page does with keys and mouse: it sees the element as their target, and takes that for
 * no field. Returns how to stop.
 */
export function guardTyping(root: HTMLElement): () => void {
  for (const name of keyEvents) root.addEventListener(name, guardKey);
  root.addEventListener('click', focusText);
  return () => {
    for (const name of keyEvents) root.removeEventListener(name, guardKey);
    root.removeEventListener('click', focusText);
  };
}

/** Keeps keys that type or move in here from the page's shortcuts. */
function guardKey(event: Event): void {
  if (isTyping(event) || event.defaultPrevented) event.stopPropagation();
}

/** Focuses a text field that was clicked, where a page that lets nobody select has kept the browser from it. */
function focusText({ target }: Event): void {
  if (target instanceof HTMLElement && target.matches('textarea, input:not([type="checkbox"], [type="radio"])')) {
    target.focus({ preventScroll: true });
  }
}

function isTyping({ target }: Event): boolean {
  return target instanceof Element && target.matches('input, textarea, select');
}
