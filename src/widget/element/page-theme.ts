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
  // From the top of a shadow tree, continues at its host. The root would seem to have one too: `document.host` is a
  // form or an image of the page with that name.
  const around =
    element.localName === 'html'
      ? undefined
      : (element.assignedSlot ?? element.parentElement ?? (element.parentNode as Partial<ShadowRoot>).host);
  return isDark(getComputedStyle(element).backgroundColor) ?? (around && isDarkBehind(around));
}

/** Returns whether a computed color is dark; undefined if it is transparent. */
function isDark(color: string): boolean | undefined {
  // No digit of a name such as `display-p3` is a number.
  const numbers = (color.match(/\b[\d.]+/g) ?? []) as unknown as number[]; // only compared with numbers, as such
  const [first = 0, second = 0, , alpha = 1] = numbers;
  // In `rgb()`, green alone is most of the lightness. All other formats begin with the lightness, up to 1 or to 100.
  if (alpha >= 0.5) return color[0] === 'r' ? second < 120 : first < (first > 1 ? 50 : 0.6);
  return undefined;
}
