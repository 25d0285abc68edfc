import { pageOnly } from '../attributes/index.ts';

const prefix = 'data-sched-';

/** Attributes of an open set of names, which the element reads by their beginning. */
const prefixed = /^(prefill|metadata)-./;

type Opened = HTMLElement & { readonly open: () => void };

/** One for each opener, so that what was answered is there when it is opened again. */
const opened = new WeakMap<HTMLElement, Opened>();

/**
 * Opens the popup of whatever was clicked with `data-sched-open`, an event type as in `event-type`. Its other attributes
 * `data-sched-…` become attributes of the element, as `data-sched-locale` and `data-sched-prefill-email`: those that the
 * element observes, except for those that only the page may set. Nothing else is copied: `data-sched-onclick` would run script.
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
  const { observedAttributes } = element.constructor as unknown as { readonly observedAttributes: readonly string[] };
  for (const { name, value } of opener.attributes) {
    if (!name.startsWith(prefix)) continue;
    const attribute = name.slice(prefix.length);
    if (attribute === 'open') element.setAttribute('event-type', value);
    else if (pageOnly.includes(attribute)) continue;
    else if (observedAttributes.includes(attribute) || prefixed.test(attribute)) element.setAttribute(attribute, value);
  }
  element.setAttribute('mode', 'popup');
  return element;
}
