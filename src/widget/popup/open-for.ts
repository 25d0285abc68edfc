import { pageOnly } from '../attributes/index.ts';

const prefix = 'data-sched-';

/** Attributes of an open set of names, which the element reads by their prefix. */
const prefixed = /^(prefill|metadata)-./;

type PopupElement = HTMLElement & { readonly open: () => void };

type Popup = { readonly element: PopupElement; attributes: ReadonlyMap<string, string> };

/** One popup for each opener in the page, so that its answers are still there when it is opened again. */
const popups = new Map<HTMLElement, Popup>();

/**
 * Opens the popup of a clicked element with `data-sched-open`, whose value is an event type as in `event-type`. Its
 * other attributes `data-sched-…` become attributes of the element, such as `data-sched-locale` and
 * `data-sched-prefill-email`: those that the element observes, except those that only the page may set. Nothing else is
 * copied: `data-sched-onclick` would run script. Frameworks reuse an opener for something else, so each click copies
 * what has changed since the previous one.
 */
export function openFor(opener: HTMLElement): void {
  for (const [earlier, popup] of popups) {
    if (earlier.isConnected) continue;
    popup.element.remove();
    popups.delete(earlier);
  }
  const popup = popups.get(opener) ?? create();
  popups.set(opener, popup);
  const { element } = popup;
  copyAttributes(opener, popup);
  // Do not read `document.body`: an image with the name "body" may replace it.
  const body = opener.closest('body') ?? opener.ownerDocument.body;
  if (!element.isConnected) body.append(element);
  // Not every browser focuses a clicked element, and the focus has to return here.
  opener.focus({ preventScroll: true });
  element.open();
}

function create(): Popup {
  // The class of the element loads this module, so the element is defined.
  const element = document.createElement('sched-booking') as PopupElement;
  return { element, attributes: new Map() };
}

function copyAttributes(opener: HTMLElement, popup: Popup): void {
  const { element, attributes: before } = popup;
  const attributes = attributesIn(opener, element);
  for (const name of before.keys()) if (!attributes.has(name)) element.removeAttribute(name);
  for (const [name, value] of attributes) if (before.get(name) !== value) element.setAttribute(name, value);
  popup.attributes = attributes;
}

function attributesIn(opener: HTMLElement, element: PopupElement): Map<string, string> {
  // The class of this element has them: it is what loads this module.
  const { observedAttributes } = element.constructor as unknown as { readonly observedAttributes: readonly string[] };
  const attributes = new Map<string, string>();
  for (const { name, value } of opener.attributes) {
    if (!name.startsWith(prefix)) continue;
    const attribute = name.slice(prefix.length);
    const isKnown = observedAttributes.includes(attribute) || prefixed.test(attribute);
    if (attribute === 'open') attributes.set('event-type', value);
    else if (isKnown && !pageOnly.includes(attribute)) attributes.set(attribute, value);
  }
  return attributes.set('mode', 'popup');
}
