import { useLayoutEffect, useRef } from 'preact/hooks';

/** A click on a button of a row, which may remove or move the row. */
type RowClick = {
  readonly button: HTMLButtonElement;
  readonly list: Element;
  readonly index: number;
  readonly regions: Element[];
};

/**
 * Returns the props of a list whose rows end with a button that removes the row. When a row is removed, the focus moves
 * to that button in the next row, or in the previous one, or else to another button of the card, or to its heading.
 * When a row is moved, the focus stays on the button that moved it. Call it in a component that is rendered again after
 * the change.
 */
export function useRowFocus(): { readonly onClickCapture: (click: Event) => void } {
  const last = useRef<RowClick | undefined>(undefined);
  useLayoutEffect(() => {
    const { current: click } = last;
    if (!click) return;
    const { button, list, index } = click;
    if (button.isConnected && indexOfRow(list, button) === index) return;
    last.current = undefined;
    // The person may have focused something else in the meantime.
    if (document.activeElement === document.body)
      (button.isConnected ? controlInRow(click) : controlBeside(click))?.focus();
  });
  return {
    onClickCapture({ target, currentTarget: list }) {
      const button = target instanceof Element ? target.closest('button') : null;
      if (!button || !(list instanceof Element)) return;
      last.current = { button, list, index: indexOfRow(list, button), regions: regionsAround(list) };
    },
  };
}

function indexOfRow(list: Element, button: Element): number {
  return [...list.children].findIndex((row) => row.contains(button));
}

/**
 * Returns the button that moved its row: browsers without `moveBefore` take the focus from it. For an item of a closed
 * menu, it is the button of the menu.
 */
function controlInRow({ button, list }: RowClick): HTMLElement | undefined {
  const menu = button.closest('[popover]');
  if (!menu) return button;
  return buttonsIn(list).find((one) => one.getAttribute('popovertarget') === menu.id);
}

/** Returns the ancestors of the list, from the innermost up to its card. */
function regionsAround(list: Element): Element[] {
  const regions: Element[] = [];
  for (let region = list.parentElement; region; region = region.parentElement) {
    regions.push(region);
    if (region.matches('.card, dialog, main')) break;
  }
  return regions;
}

function controlBeside({ list, index, regions }: RowClick): HTMLElement | undefined {
  const rows = list.isConnected ? [...list.children] : [];
  const closestFirst = [...rows.slice(index), ...rows.slice(0, index).reverse()];
  const buttons = closestFirst.flatMap((row) => buttonsIn(row).at(-1) ?? []);
  const others = regions.flatMap((region) => buttonsIn(region).filter((button) => !list.contains(button)));
  return [...buttons, ...others].find((button) => button.isConnected) ?? headingOf(regions.at(-1));
}

/** Returns the buttons that can be focused, which those in a closed menu cannot. */
function buttonsIn(region: Element): HTMLElement[] {
  const buttons = [...region.querySelectorAll<HTMLElement>('button:not(:disabled)')];
  return buttons.filter((button) => !button.closest('[popover]'));
}

function headingOf(card: Element | undefined): HTMLElement | undefined {
  const heading = card?.querySelector<HTMLElement>('h1, h2, h3') ?? undefined;
  if (heading) heading.tabIndex = -1;
  return heading;
}
