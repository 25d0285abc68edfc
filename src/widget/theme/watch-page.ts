const prefersDark = '(prefers-color-scheme: dark)';

/**
 * Calls back whenever the theme or the language of the page, or an attribute of the element, may have changed. The
 * names of the attributes are not all known beforehand. Returns a function that stops it.
 */
export function watchPage(element: HTMLElement, onChange: () => void): () => void {
  const media = matchMedia(prefersDark);
  const observer = new MutationObserver(onChange);
  for (let node: Element | undefined = element; node; node = parentOf(node)) {
    // Pages switch theme and language with attributes of these two. An image's name may have replaced the properties of
    // the document.
    if (node === element || /^(html|body)$/.test(node.localName)) observer.observe(node, { attributes: true });
  }
  // A page's own `matchMedia`, such as an old polyfill, may not report changes.
  media.addEventListener?.('change', onChange);
  // The background may turn dark gradually.
  const onTransitionEnd = ({ target, propertyName }: TransitionEvent) => {
    if (propertyName === 'background-color' && target instanceof Element && target.contains(element)) onChange();
  };
  window.addEventListener('transitionend', onTransitionEnd);
  return () => {
    observer.disconnect();
    window.removeEventListener('transitionend', onTransitionEnd);
    media.removeEventListener?.('change', onChange);
  };
}

/** Returns the nearest `lang` of the page around an element, across shadow trees. */
export function languageAround(element: Element): string | null {
  for (let node: Element | undefined = element; node; node = parentOf(node)) {
    const language = node.getAttribute('lang');
    if (language) return language;
  }
  return null;
}

/** Returns the parent of an element, or its host if it is at the top of a shadow tree. */
export function parentOf(node: Element): Element | undefined {
  // The root would seem to have a host: `document.host` is a form or an image of the page with that name.
  if (node.localName === 'html') return undefined;
  return node.assignedSlot ?? node.parentElement ?? (node.parentNode as Partial<ShadowRoot> | null)?.host;
}
