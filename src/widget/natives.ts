/**
 * Replacements for native functions that libraries of pages break: Prototype.js makes `Array.from` of a set an empty
 * list, MooTools loses arguments of bound functions. The build inserts these wherever our code uses `Array.from`, and a
 * library in it `Array.from` or `.bind`.
 */

/** Returns what `Array.from` should: a list of the items of a collection, or of the given length. */
export function arrayFrom<Item, Made>(
  source: Iterable<Item> | ArrayLike<Item>,
  make?: (item: Item, index: number) => Made,
): (Item | Made)[] {
  const items: (Item | Made)[] = [];
  const isIterable = (candidate: typeof source): candidate is Iterable<Item> => Symbol.iterator in Object(candidate);
  const take = (item: Item) => void items.push(make ? make(item, items.length) : item);
  // A bare length makes a list of undefined, as the native does. TypeScript has no type for that.
  if (isIterable(source)) for (const item of source) take(item);
  else for (let index = 0; index < source.length; index += 1) take(source[index] as Item);
  return items;
}

/** Returns a method bound to an object, and to its first arguments. */
export function bindTo(method: (...args: unknown[]) => unknown, that: unknown, ...first: unknown[]) {
  return function bound(...rest: unknown[]): unknown {
    return method.apply(that, [...first, ...rest]);
  };
}
