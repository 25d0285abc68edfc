/** How the page around an element looks, and its language. */
export type Surroundings = {
  readonly theme: 'light' | 'dark';
  readonly language: string | null;
};

const prefersDark = '(prefers-color-scheme: dark)';

/** Reads the surroundings of an element; `wished` is its `theme`. */
export function readSurroundings(element: HTMLElement, wished: string | null): Surroundings {
  const { colorScheme } = getComputedStyle(element);
  const isDark = wished === 'dark' || (wished !== 'light' && isDarkHere(element, colorScheme));
  return {
    theme: isDark ? 'dark' : 'light',
    language: languageOf(element),
  };
}

function isDarkHere(element: HTMLElement, colorScheme: string): boolean {
  if (/\bdark\b/.test(colorScheme)) return !/\blight\b/.test(colorScheme) || matchMedia(prefersDark).matches;
  // A page that names no scheme may still be drawn dark: what lies behind the element tells.
  return !/\blight\b/.test(colorScheme) && isDarkBehind(element);
}

function isDarkBehind(element: Element): boolean {
  for (let node: Element | null = element; node; node = parentOf(node)) {
    const [red, green, blue, alpha = 1] = (getComputedStyle(node).backgroundColor.match(/[\d.]+/g) ?? []).map(Number);
    if (red === undefined || green === undefined || blue === undefined || alpha < 0.5) continue;
    return 0.299 * red + 0.587 * green + 0.114 * blue < 110;
  }
  return false;
}

function languageOf(element: Element): string | null {
  for (let node: Element | null = element; node; node = parentOf(node)) {
    const language = node.getAttribute('lang');
    if (language) return language;
  }
  return null;
}

// Out of a shadow tree, to the element that holds it.
function parentOf(node: Element): Element | null {
  const root = node.getRootNode();
  return node.assignedSlot ?? node.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
}
