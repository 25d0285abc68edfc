const prefersDark = '(prefers-color-scheme: dark)';

/**
 * Calls back whenever the theme or the language of the page may have changed, or an attribute of the element, whose
 * names are not all known beforehand; returns a function that stops it.
 */
export function watchPage(element: HTMLElement, changed: () => void): () => void {
  const media = matchMedia(prefersDark);
  const observer = new MutationObserver(changed);
  for (let node: Element | undefined = element; node; node = parentOf(node)) {
    // Pages switch theme and language by attributes of these two. A document may call them what an image is named.
    if (node === element || /^(html|body)$/.test(node.localName)) observer.observe(node, { attributes: true });
  }
  // A page's own `matchMedia`, as polyfills of old bring one, tells nobody of a change.
  media.addEventListener?.('change', changed);
  // What is behind may take its time to turn dark.
  const settled = ({ target, propertyName }: TransitionEvent) => {
    if (propertyName === 'background-color' && target instanceof Element && target.contains(element)) changed();
  };
  window.addEventListener('transitionend', settled);
  return () => {
    observer.disconnect();
    window.removeEventListener('transitionend', settled);
    media.removeEventListener?.('change', changed);
  };
}

/** Returns the nearest `lang` of the page around an element, out of shadow trees too. */
export function languageAround(element: Element): string | null {
  for (let node: Element | undefined = element; node; node = parentOf(node)) {
    const language = node.getAttribute('lang');
    if (language) return language;
  }
  return null;
}

/** Returns what an element stands in, out of a shadow tree too. */
export function parentOf(node: Element): Element | undefined {
  // Of whatever document the root is: only that of a shadow tree has a host.
  return node.assignedSlot ?? node.parentElement ?? (node.getRootNode() as Partial<ShadowRoot>).host;
}
