import { parseColor, type Rgb } from './contrast.ts';
import type { Theme, Wishes } from './palette.ts';
import { parentOf } from './watch-surroundings.ts';

const tokens = {
  primary: '--sched-primary',
  onPrimary: '--sched-on-primary',
  background: '--sched-background',
  text: '--sched-text',
  muted: '--sched-muted',
  border: '--sched-border',
} as const;

const names = Object.keys(tokens) as (keyof typeof tokens)[]; // of a constant

export type TokenProbe = {
  /** Returns what the page wishes, as it is drawn in a theme: a token may differ by it. */
  readonly read: (theme: Theme) => Wishes;
  readonly remove: () => void;
};

/**
 * Puts elements beside the widget, unseen, that are drawn in the colours of the tokens: only as the value of a real
 * property does a colour come out computed. They tell as well when one changes, whatever rule, class or script of the page
 * did it: the background changes by a transition. The colour of the text does not, and can be read at any moment.
 */
export function createTokenProbe(element: HTMLElement, place: ParentNode, changed: () => void): TokenProbe {
  const probe = document.createElement('span');
  probe.className = 'probe';
  // Beside the tokens the colour scheme of the page, which a page may set without a change anywhere near.
  const drawn = names.map((name) => draw(probe, `color-mix(in srgb, var(${tokens[name]}), var(${tokens[name]}))`));
  draw(probe, 'CanvasText');
  let frame = 0;
  const tell = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(changed);
  };
  probe.addEventListener('transitionend', tell);
  probe.addEventListener('animationstart', tell);
  place.append(probe);
  return {
    read(theme) {
      const given = getComputedStyle(element);
      const wishes = names.map((name, index) => {
        const [text, node] = [given.getPropertyValue(tokens[name]).trim(), drawn[index]];
        // A value that is no colour has not been said.
        if (!text || !node || !CSS.supports('color', text)) return [name, undefined];
        node.style.colorScheme = theme;
        return [name, parseColor(getComputedStyle(node).color)];
      });
      return { ...Object.fromEntries(wishes), behind: colorBehind(element, theme) };
    },
    remove() {
      cancelAnimationFrame(frame);
      probe.remove();
    },
  };
}

function draw(probe: HTMLElement, color: string): HTMLElement {
  const node = document.createElement('i');
  node.style.color = node.style.backgroundColor = color;
  probe.append(node);
  return node;
}

/** Returns what lies behind an element, as far as it has a colour. */
function colorBehind(element: Element, theme: Theme): Rgb {
  for (let node: Element | undefined = element; node; node = parentOf(node)) {
    const color = parseColor(getComputedStyle(node).backgroundColor);
    if (color && color.alpha >= 0.5) return color.rgb;
  }
  return theme === 'dark' ? [0, 0, 0] : [255, 255, 255];
}
