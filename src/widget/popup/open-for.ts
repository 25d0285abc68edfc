import { pageOnly } from '../attributes/index.ts';

const prefix = 'data-sched-';

/** Attributes of an open set of names, which the element reads by their prefix. */
const prefixed = /^(prefill|metadata)-./;

type PopupElement = HTMLElement & { readonly open: () => void };

/** One popup for each opener in the page, so that its answers are still there when it is opened again. */
const opened = new Map<HTMLElement, PopupElement>();

/**
 * Opens the popup of a clicked element with `data-sched-open`, whose value is an event type as in `event-type`. Its
 * other attributes `data-sched-…` become attributes of the element, such as `data-sched-locale` and
 * `data-sched-prefill-email`: those that the element observes, except those that only the page may set. Nothing else is
 * copied: `data-sched-onclick` would run script.
 */
export function openFor(opener: HTMLElement): void {
  for (const [known, popup] of opened) {
    if (known.isConnected) continue;
    popup.remove();
    opened.delete(known);
  }
  const element = opened.get(opener) ?? createFor(opener);
  opened.set(opener, element);
  // Not by its property, which a document may have replaced with a named image.
  const body = opener.closest('body') ?? opener.ownerDocument.body;
  if (!element.isConnected) body.append(element);
  // Not every browser focuses a clicked element, and the focus has to return here.
  opener.focus({ preventScroll: true });
  element.open();
}

function createFor(opener: HTMLElement): PopupElement {
  // Its class is what loads this module.
  const element = document.createElement('sched-booking') as PopupElement;
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
