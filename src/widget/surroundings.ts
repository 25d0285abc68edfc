/** Returns how an element is to be drawn; `wished` is its `theme`, which may leave it to the page. */
export function themeOf(element: HTMLElement, wished: string | null): 'light' | 'dark' {
  return wished === 'dark' || (wished !== 'light' && isDarkHere(element)) ? 'dark' : 'light';
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
    const channels = getComputedStyle(node).backgroundColor.match(/[\d.]+/g) ?? [];
    const [red = 0, green = 0, blue = 0, alpha = 1] = channels.map(Number);
    if (alpha >= 0.5) return red + 2 * green + blue < 440;
  }
  return false;
}

// Out of a shadow tree, to the element that holds it. Of whatever document the root is: only one of the two has a host.
function parentOf(node: Element): Element | undefined {
  return node.assignedSlot ?? node.parentElement ?? (node.getRootNode() as Partial<ShadowRoot>).host;
}
