/**
 * Moves the focus among the times of several days; returns whether the key is one that does. Along a day and from its
 * end into the next with up and down, to the same place of the next day with left and right, as they are drawn.
 */
export function moveFocus(days: HTMLElement, key: string): boolean {
  const lists = [...days.querySelectorAll('ul')].map((list) => [...list.querySelectorAll<HTMLElement>('.time')]);
  const root = days.getRootNode();
  const focused = root instanceof ShadowRoot || root instanceof Document ? root.activeElement : null;
  if (!(focused instanceof HTMLElement)) return false;
  const day = lists.findIndex((times) => times.some((time) => time === focused));
  if (day < 0) return false;
  const isRightToLeft = getComputedStyle(days).direction === 'rtl';
  const target = targetOf(lists, day, { key, isRightToLeft, focused });
  target?.focus();
  return target !== undefined;
}

type Pressed = { readonly key: string; readonly isRightToLeft: boolean; readonly focused: HTMLElement };

function targetOf(lists: HTMLElement[][], day: number, { key, isRightToLeft, focused }: Pressed) {
  const all = lists.flat();
  const own = lists[day] ?? [];
  const place = own.indexOf(focused);
  const aside = (key === 'ArrowRight') === isRightToLeft ? -1 : 1;
  switch (key) {
    case 'ArrowDown':
    case 'ArrowUp':
      return all[all.indexOf(focused) + (key === 'ArrowDown' ? 1 : -1)];
    case 'ArrowRight':
    case 'ArrowLeft': {
      const other = lists[day + aside] ?? [];
      return other[Math.min(place, other.length - 1)];
    }
    case 'Home':
      return own[0];
    case 'End':
      return own.at(-1);
    default:
      return undefined;
  }
}
