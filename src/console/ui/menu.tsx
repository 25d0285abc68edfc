import type { ComponentChildren } from 'preact';
import { useId, useRef } from 'preact/hooks';
import { shellWords } from '../words/index.ts';
import { Icon } from './icon.tsx';

/** One item of a menu: a link or an action. */
export type MenuItem = { readonly label: string; readonly isDangerous?: boolean } & (
  | { readonly href: string; readonly onSelect?: never }
  | { readonly onSelect: () => unknown; readonly href?: never }
);

type MenuProps = {
  readonly items: readonly MenuItem[];
  /** The name of the button for screen readers. @default "More actions" */
  readonly label?: string;
  readonly children?: ComponentChildren;
};

/** The height of an item, including its share of the padding. */
const itemPixels = 40;
/** The distance of the menu from its button, and from the edge of the window. */
const gapPixels = 4;

/**
 * A button that opens a few more actions. They are plain buttons and links in a popover, so Tab reaches each of them
 * and Escape closes it (a disclosure, as the ARIA Authoring Practices advise for navigation and few actions).
 */
export function Menu({ items, label = shellWords.current.moreActions, children }: MenuProps) {
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  return (
    <div class="menu">
      <button type="button" class="icon-button" aria-label={label} title={label} popovertarget={id} onClick={placeList}>
        {children ?? <Icon name="more" />}
      </button>
      <ul class="menu-list" id={id} ref={list} popover="auto">
        {items.map((item) => (
          <li key={item.label}>
            {item.href === undefined ? (
              <button type="button" class={item.isDangerous ? 'danger-text' : ''} onClick={() => select(item.onSelect)}>
                {item.label}
              </button>
            ) : (
              <a href={item.href} onClick={() => list.current?.hidePopover()}>
                {item.label}
              </a>
            )}
          </li>
        ))}
      </ul>
    </div>
  );

  // A popover is in the top layer, at the corner of the window. Not every browser we support can place it beside its
  // button with styles alone.
  function placeList({ currentTarget }: { readonly currentTarget: HTMLButtonElement }): void {
    if (!list.current) return;
    const { top, bottom, left, right } = currentTarget.getBoundingClientRect();
    const { clientWidth, clientHeight } = document.documentElement;
    const isRightToLeft = getComputedStyle(currentTarget).direction === 'rtl';
    const below = clientHeight - bottom;
    // The popover does not scroll with the page, so items below the window could not be reached.
    const isAbove = below < items.length * itemPixels && below < top;
    const { style } = list.current;
    style.setProperty('top', isAbove ? 'auto' : `${bottom + gapPixels}px`);
    style.setProperty('bottom', isAbove ? `${clientHeight - top + gapPixels}px` : 'auto');
    style.setProperty('max-block-size', `${Math.max(below, top) - 2 * gapPixels}px`);
    style.setProperty('left', isRightToLeft ? `${left}px` : 'auto');
    style.setProperty('right', isRightToLeft ? 'auto' : `${clientWidth - right}px`);
  }

  function select(onSelect: () => unknown): void {
    list.current?.hidePopover();
    onSelect();
  }
}
