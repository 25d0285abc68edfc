const prefix = 'data-sched-';

type Opened = HTMLElement & { readonly open: () => void };

/** One for each opener, so that what was answered is there when it is opened again. */
const opened = new WeakMap<HTMLElement, Opened>();

/**
 * Opens the popup of whatever was clicked with `data-sched-open`, the number of an event type. Its other attributes
 * `data-sched-…` are attributes of the element: `data-sched-locale`, `data-sched-prefill-email`.
 */
export function openFor(opener: HTMLElement): void {
  const element = opened.get(opener) ?? createFor(opener);
  opened.set(opener, element);
  // Not first by its name, which a document may have given to an image.
  const body = opener.closest('body') ?? opener.ownerDocument.body;
  if (!element.isConnected) body.append(element);
  // Not every browser focuses what is clicked, and the focus is to come back here.
  opener.focus({ preventScroll: true });
  element.open();
}

function createFor(opener: HTMLElement): Opened {
  // Its class is what loads this module.
  const element = document.createElement('sched-booking') as Opened;
  for (const { name, value } of opener.attributes) {
    if (!name.startsWith(prefix)) continue;
    const attribute = name.slice(prefix.length);
    element.setAttribute(attribute === 'open' ? 'event-type' : attribute, value);
  }
  element.setAttribute('mode', 'popup');
  return element;
}
