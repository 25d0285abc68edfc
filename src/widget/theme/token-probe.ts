import { parseColor, type Rgb } from '../../contract/index.ts';
import type { PageColors, Theme } from './palette.ts';
import { parentOf } from './watch-page.ts';

const tokens = {
  primary: '--sched-primary',
  onPrimary: '--sched-on-primary',
  background: '--sched-background',
  text: '--sched-text',
  muted: '--sched-muted',
  border: '--sched-border',
} as const;

const names = Object.keys(tokens) as (keyof typeof tokens)[]; // of a constant

type TokenProbeOptions = { readonly place: ParentNode; readonly onChange: () => void };

/** From this opacity on, a background counts as what is seen behind the widget. */
const opaqueAlpha = 0.5;

export type TokenProbe = {
  /** Returns the colors that the page sets in a theme, as computed. A token may differ by theme. */
  readonly read: (theme: Theme) => PageColors;
  readonly remove: () => void;
};

/**
 * Adds hidden elements beside the widget that use the tokens as colors: only the value of a real property is a computed
 * color. They also notice when one changes, for any reason: the background changes in a transition. The color of the
 * text has no transition, and can be read at any moment.
 */
export function createTokenProbe(element: HTMLElement, { place, onChange }: TokenProbeOptions): TokenProbe {
  const probe = document.createElement('span');
  probe.className = 'probe';
  // Besides the tokens, the color scheme of the page, which a page may change from far away.
  const nodes = names.map((name) => draw(probe, `color-mix(in srgb, var(${tokens[name]}), var(${tokens[name]}))`));
  draw(probe, 'CanvasText');
  let frame = 0;
  const scheduleChange = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(onChange);
  };
  probe.addEventListener('transitionend', scheduleChange);
  /** Whether the probe was visible when the colors were first read: then its appearance means no change. */
  let isFirstSight: boolean | undefined;
  probe.addEventListener('animationstart', () => {
    if (!isFirstSight) scheduleChange();
    isFirstSight = false;
  });
  place.append(probe);
  return {
    read(theme) {
      const style = getComputedStyle(element);
      // Older versions of Safari do not say.
      isFirstSight ??= probe.checkVisibility?.();
      const pageColors = names.map((name, index) => {
        const [text, node] = [style.getPropertyValue(tokens[name]).trim(), nodes[index]];
        // Ignore invalid colors.
        if (!text || !node || !CSS.supports('color', text)) return [name, undefined];
        node.style.colorScheme = theme;
        return [name, parseColor(getComputedStyle(node).color)];
      });
      return { ...Object.fromEntries(pageColors), behind: colorBehind(element, theme) };
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

/** Returns the nearest background behind an element that counts as opaque, or the default of the theme. */
function colorBehind(element: Element, theme: Theme): Rgb {
  for (let node: Element | undefined = element; node; node = parentOf(node)) {
    const color = parseColor(getComputedStyle(node).backgroundColor);
    if (color && color.alpha >= opaqueAlpha) return color.rgb;
  }
  return theme === 'dark' ? [0, 0, 0] : [255, 255, 255];
}
