import { useLayoutEffect, useRef } from 'preact/hooks';

type Removal = {
  readonly button: Element;
  readonly list: Element;
  readonly index: number;
  readonly regions: Element[];
};

/**
 * Returns the properties of a list whose rows end with a button that removes them. When a row goes with that button,
 * the focus moves to the one of the next row, else of the previous one, else to another button of the card, else to its
 * heading. Call it in a component that renders again without the row.
 */
export function useRemovedRow(): { readonly onClickCapture: (click: Event) => void } {
  const removal = useRef<Removal | undefined>(undefined);
  useLayoutEffect(() => {
    const { current: removed } = removal;
    if (!removed || removed.button.isConnected) return;
    removal.current = undefined;
    // Somebody may have gone on meanwhile.
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

/** What the list lies in, from the inside to its card. */
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

/** The buttons that can have the focus: what a closed menu holds cannot. */
function buttonsIn(region: Element): HTMLElement[] {
  const buttons = [...region.querySelectorAll<HTMLElement>('button:not(:disabled)')];
  return buttons.filter((button) => !button.closest('[popover]'));
}

function headingOf(card: Element | undefined): HTMLElement | undefined {
  const heading = card?.querySelector<HTMLElement>('h1, h2, h3') ?? undefined;
  if (heading) heading.tabIndex = -1;
  return heading;
}
