/** Where a time is drawn, in pixels. */
export type FocusTarget = {
  readonly left: number;
  readonly top: number;
  /** The left edge of its list. Lists with the same edge are below each other, others side by side. */
  readonly column: number;
  /** Distinguishes the times of a day from those of others. */
  readonly day: unknown;
};

export type KeyPress = { readonly key: string; readonly isRightToLeft: boolean };

/**
 * Returns the target that a key moves to; undefined for other keys, and if there is none. Up and down move to the row
 * above or below. Left and right move to the next target in reading order or, if lists are side by side, to the list
 * beside. Home and End move to the first and the last target of a day.
 */
export function nextFocusTarget<T extends FocusTarget>(
  targets: readonly T[],
  current: T,
  { key, isRightToLeft }: KeyPress,
): T | undefined {
  const ofDay = targets.filter(({ day }) => day === current.day);
  switch (key) {
    case 'ArrowDown':
    case 'ArrowUp':
      return inNextRow(targets, current, key === 'ArrowDown' ? 1 : -1);
    case 'ArrowRight':
    case 'ArrowLeft': {
      const isForward = (key === 'ArrowRight') !== isRightToLeft;
      const areSideBySide = targets.some(({ column }) => column !== current.column);
      return areSideBySide
        ? inListBeside(targets, current, key === 'ArrowRight' ? 1 : -1)
        : inOrder(targets, current, isForward ? 1 : -1);
    }
    case 'Home':
      return ofDay[0];
    case 'End':
      return ofDay.at(-1);
    default:
      return undefined;
  }
}

/** 1 is down, to the right or forward, -1 the other way. */
type Direction = 1 | -1;

function inOrder<T extends FocusTarget>(targets: readonly T[], current: T, direction: Direction): T | undefined {
  return targets[targets.indexOf(current) + direction];
}

/** Returns the nearest target in the row below or above; at the end of a list, the next in reading order. */
function inNextRow<T extends FocusTarget>(targets: readonly T[], current: T, direction: Direction): T | undefined {
  const ofList = targets.filter(({ column }) => column === current.column);
  const distance = ({ top, left }: FocusTarget) =>
    [(top - current.top) * direction, Math.abs(left - current.left)] as const;
  return nearest(ofList, distance) ?? inOrder(targets, current, direction);
}

function inListBeside<T extends FocusTarget>(targets: readonly T[], current: T, direction: Direction): T | undefined {
  return nearest(targets, ({ column, top }) => [(column - current.column) * direction, Math.abs(top - current.top)]);
}

/** Returns the nearest target ahead. The first number of the distance decides, then the second. */
function nearest<T extends FocusTarget>(
  targets: readonly T[],
  distance: (target: T) => readonly [ahead: number, aside: number],
): T | undefined {
  return targets
    .map((target) => ({ target, distance: distance(target) }))
    .filter(({ distance: [ahead] }) => ahead > 0)
    .sort((a, b) => a.distance[0] - b.distance[0] || a.distance[1] - b.distance[1])[0]?.target;
}
