import { nextPlace, type Place } from './next-place.ts';

type TimePlace = Place & { readonly item: Element };

/** Moves the focus for a key from one of the times of a day to another, or to another day if several are shown. */
export function moveFocus(times: HTMLElement, key: string): void {
  const days = times.closest('.agenda-days') ?? times;
  const places = [...days.querySelectorAll('li')].map(placeOf);
  const root = times.getRootNode();
  // The current one: an earlier key press may have waited for this module too.
  const focused = root instanceof ShadowRoot ? root.activeElement : null;
  const own = places.find(({ item }) => item.contains(focused));
  const isRightToLeft = getComputedStyle(times).direction === 'rtl';
  const target = own && nextPlace(places, own, { key, isRightToLeft });
  target?.item.querySelector<HTMLElement>('.time')?.focus();
}

/** Returns where an item of a list of times is drawn. Browsers place boxes at fractions of a pixel. */
function placeOf(item: Element): TimePlace {
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
