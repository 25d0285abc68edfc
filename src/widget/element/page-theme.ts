/** Returns how an element is to be drawn; `setting` is its `theme`, which may leave it to the page. */
export function themeOf(element: HTMLElement, setting: string | null): 'light' | 'dark' {
  return setting === 'dark' || (setting !== 'light' && isDarkHere(element)) ? 'dark' : 'light';
}

function isDarkHere(element: HTMLElement): boolean | undefined {
  return (
    // The browser's own paper: of the scheme in use, which a page may name in a `meta` alone.
    isDark(getComputedStyle(element, '::before').outlineColor) ||
    // A page that names no scheme may still be drawn dark: what lies behind the element tells.
    (!getComputedStyle(element).colorScheme.includes('light') && isDarkBehind(element))
  );
}

function isDarkBehind(element: Element): boolean | undefined {
  // Out of a shadow tree, to the element that holds it. Of whatever document the root is: only one of the two has a host.
  const around = element.assignedSlot ?? element.parentElement ?? (element.getRootNode() as Partial<ShadowRoot>).host;
  return isDark(getComputedStyle(element).backgroundColor) ?? (around && isDarkBehind(around));
}

/** Returns whether a computed color is dark; nothing of one that lets through what is behind it. */
function isDark(color: string): boolean | undefined {
  const [first = 0, second = 0, , alpha = 1] = (color.match(/[\d.]+/g) ?? []).map(Number);
  // Green alone is most of the light in `rgb()`; all else begins with its lightness, up to 1 or to 100.
  if (alpha >= 0.5) return color[0] === 'r' ? second < 120 : first < (first > 1 ? 50 : 0.6);
  return undefined;
}
