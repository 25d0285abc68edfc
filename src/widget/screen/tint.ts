import { mix, parseColor, readableOn, textOn } from './contrast.ts';

/** The strongest tint that accent text stands on, by theme: the hover of a day. */
const tintShare = { light: 0.16, dark: 0.24 };

/** Computes the colours of text on and in the accent, so that any `--sched-primary` can be read. */
export function applyTint(root: HTMLElement): void {
  const { primary, background, text } = colorsOf(root);
  if (!primary || !background || !text) return;
  const tint = mix(primary, background, root.dataset.theme === 'dark' ? tintShare.dark : tintShare.light);
  root.style.setProperty('--computed-on-primary', textOn(primary));
  root.style.setProperty('--computed-accent', readableOn(primary, tint, text));
}

// Only as the value of a real property does a colour come out computed. One probe for all: each costs a reckoning of
// the styles of everything in the root.
function colorsOf(root: HTMLElement) {
  const probe = document.createElement('span');
  probe.style.cssText = 'color: var(--primary); background-color: var(--background); outline-color: var(--ink)';
  root.append(probe);
  const { color, backgroundColor, outlineColor } = getComputedStyle(probe);
  const [primary, background, text] = [color, backgroundColor, outlineColor].map(parseColor);
  probe.remove();
  return { primary, background, text };
}
