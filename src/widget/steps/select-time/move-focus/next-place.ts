/** Where a time is drawn, in pixels. */
export type Place = {
  readonly left: number;
  readonly top: number;
  /** The left edge of its list. Lists with the same edge are below each other, others side by side. */
  readonly column: number;
  /** Distinguishes the times of a day from those of others. */
  readonly day: unknown;
};

export type KeyPress = { readonly key: string; readonly isRightToLeft: boolean };

/**
 * Returns the place that a key moves to; undefined for other keys, and if there is none. Up and down move to the row
 * above or below. Left and right move to the next place in reading order or, if lists are side by side, to the list
 * beside. Home and End move to the first and the last place of a day.
 */
export function nextPlace<P extends Place>(
  places: readonly P[],
  own: P,
  { key, isRightToLeft }: KeyPress,
): P | undefined {
  const ofDay = places.filter(({ day }) => day === own.day);
  switch (key) {
    case 'ArrowDown':
    case 'ArrowUp':
      return inNextRow(places, own, key === 'ArrowDown' ? 1 : -1);
    case 'ArrowRight':
    case 'ArrowLeft': {
      const isForward = (key === 'ArrowRight') !== isRightToLeft;
      const areSideBySide = places.some(({ column }) => column !== own.column);
      return areSideBySide
        ? inListBeside(places, own, key === 'ArrowRight' ? 1 : -1)
        : inOrder(places, own, isForward ? 1 : -1);
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

function inOrder<P extends Place>(places: readonly P[], own: P, direction: Direction): P | undefined {
  return places[places.indexOf(own) + direction];
}

/** Returns the nearest place in the row below or above; at the end of a list, the next in reading order. */
function inNextRow<P extends Place>(places: readonly P[], own: P, direction: Direction): P | undefined {
  const ofList = places.filter(({ column }) => column === own.column);
  const distance = ({ top, left }: Place) => [(top - own.top) * direction, Math.abs(left - own.left)] as const;
  return nearest(ofList, distance) ?? inOrder(places, own, direction);
}

function inListBeside<P extends Place>(places: readonly P[], own: P, direction: Direction): P | undefined {
  return nearest(places, ({ column, top }) => [(column - own.column) * direction, Math.abs(top - own.top)]);
}

/** Returns the nearest place ahead. The first number of the distance decides, then the second. */
function nearest<P extends Place>(
  places: readonly P[],
  distance: (place: P) => readonly [ahead: number, aside: number],
): P | undefined {
  return places
    .map((place) => ({ place, distance: distance(place) }))
    .filter(({ distance: [ahead] }) => ahead > 0)
    .sort((a, b) => a.distance[0] - b.distance[0] || a.distance[1] - b.distance[1])[0]?.place;
}
