/** Returns the theme for an element, whose `theme` may leave it to the page. */
export function themeOf(element: HTMLElement & { readonly theme: string | null }): 'light' | 'dark' {
  return element.theme === 'dark' || (element.theme !== 'light' && isDarkHere(element)) ? 'dark' : 'light';
}

function isDarkHere(element: HTMLElement): boolean | undefined {
  return (
    // The browser's own background, in the color scheme in use, which a page may set in a `meta` element only.
    isDark(getComputedStyle(element, '::before').outlineColor) ||
    // A page that sets no color scheme may still be dark: the background behind the element decides.
    (!getComputedStyle(element).colorScheme.includes('light') && isDarkBehind(element))
  );
}

function isDarkBehind(element: Element): boolean | undefined {
  // Out of a shadow tree, to its host. The root may be any document: only a shadow root has a host.
  const around = element.assignedSlot ?? element.parentElement ?? (element.getRootNode() as Partial<ShadowRoot>).host;
  return isDark(getComputedStyle(element).backgroundColor) ?? (around && isDarkBehind(around));
}

/** Returns whether a computed color is dark; undefined if it is transparent. */
function isDark(color: string): boolean | undefined {
  const [first = 0, second = 0, , alpha = 1] = (color.match(/[\d.]+/g) ?? []).map(Number);
  // In `rgb()`, green alone is most of the lightness. All other formats begin with the lightness, up to 1 or to 100.
  if (alpha >= 0.5) return color[0] === 'r' ? second < 120 : first < (first > 1 ? 50 : 0.6);
  return undefined;
}
