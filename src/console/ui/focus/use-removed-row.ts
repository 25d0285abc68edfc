import { useLayoutEffect, useRef } from 'preact/hooks';

type Removal = {
  readonly button: Element;
  readonly list: Element;
  readonly index: number;
  readonly regions: Element[];
};

/**
 * Returns the props of a list whose rows end with a button that removes the row. When a row is removed, the focus moves
 * to that button in the next row, or in the previous one, or else to another button of the card, or to its heading.
 * Call it in a component that is rendered again without the row.
 */
export function useRemovedRow(): { readonly onClickCapture: (click: Event) => void } {
  const removal = useRef<Removal | undefined>(undefined);
  useLayoutEffect(() => {
    const { current: removed } = removal;
    if (!removed || removed.button.isConnected) return;
    removal.current = undefined;
    // The person may have focused something else in the meantime.
    if (document.activeElement === document.body) controlBeside(removed)?.focus();
  });
  return {
    onClickCapture({ target, currentTarget: list }) {
      const button = target instanceof Element ? target.closest('button') : null;
      if (!button || !(list instanceof Element)) return;
      const index = [...list.children].findIndex((row) => row.contains(button));
      removal.current = { button, list, index, regions: regionsAround(list) };
    },
  };
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

function controlBeside({ list, index, regions }: Removal): HTMLElement | undefined {
  const rows = list.isConnected ? [...list.children] : [];
  const ordered = [...rows.slice(index), ...rows.slice(0, index).reverse()];
  const buttons = ordered.flatMap((row) => buttonsIn(row).at(-1) ?? []);
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
