/** Returns how an element is to be drawn; `setting` is its `theme`, which may leave it to the page. */
export function themeOf(element: HTMLElement, setting: string | null): 'light' | 'dark' {
  return setting === 'dark' || (setting !== 'light' && isDarkHere(element)) ? 'dark' : 'light';
}

function isDarkHere(element: HTMLElement): boolean {
  const { colorScheme } = getComputedStyle(element);
  const isLight = colorScheme.includes('light');
  if (colorScheme.includes('dark')) return !isLight || matchMedia('(prefers-color-scheme: dark)').matches;
  // A page that names no scheme may still be drawn dark: what lies behind the element tells.
  return !isLight && isDarkBehind(element);
}

function isDarkBehind(element: Element): boolean {
  for (let node: Element | undefined = element; node; node = parentOf(node)) {
    const color = getComputedStyle(node).backgroundColor;
    const [first = 0, second = 0, , alpha = 1] = (color.match(/[\d.]+/g) ?? []).map(Number);
    // Green alone is most of the light in `rgb()`; all else begins with its lightness, up to 1 or to 100.
    if (alpha >= 0.5) return color[0] === 'r' ? second < 120 : first < (first > 1 ? 50 : 0.6);
  }
  return false;
}

// Out of a shadow tree, to the element that holds it. Of whatever document the root is: only one of the two has a host.
function parentOf(node: Element): Element | undefined {
  return node.assignedSlot ?? node.parentElement ?? (node.getRootNode() as Partial<ShadowRoot>).host;
}
