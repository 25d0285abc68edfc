import { type FocusTarget, nextFocusTarget } from './next-focus-target.ts';

type TimeTarget = FocusTarget & { readonly item: Element };

/** Moves the focus for a key from one of the times of a day to another, or to another day if several are shown. */
export function moveFocus(times: HTMLElement, key: string): void {
  const days = times.closest('.agenda-days') ?? times;
  const targets = [...days.querySelectorAll('li')].map(focusTargetOf);
  const root = times.getRootNode();
  // Read the focus now: an earlier key press, which also waited for this module, may have moved it.
  const focused = root instanceof ShadowRoot ? root.activeElement : null;
  const current = targets.find(({ item }) => item.contains(focused));
  const isRightToLeft = getComputedStyle(times).direction === 'rtl';
  const next = current && nextFocusTarget(targets, current, { key, isRightToLeft });
  next?.item.querySelector<HTMLElement>('.time')?.focus();
}

/** Returns where an item of a list of times is drawn. Browsers place boxes at fractions of a pixel. */
function focusTargetOf(item: Element): TimeTarget {
  const { left, top } = item.getBoundingClientRect();
  const column = item.parentElement?.getBoundingClientRect().left ?? 0;
  return {
    item,
    left: Math.round(left),
    top: Math.round(top),
    column: Math.round(column),
    day: item.closest('[role=toolbar]'),
  };
}
