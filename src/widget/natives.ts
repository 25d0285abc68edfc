/**
 * What the built widget uses in place of natives that libraries of pages replace: Prototype.js makes `Array.from` of a
 * set an empty list, MooTools loses arguments of bound functions. The build puts these in wherever our code says
 * `Array.from`, and a library in it `Array.from` or `.bind`.
 */

/** Returns what `Array.from` should: a list of what is in a collection, or of as many as a length says. */
export function arrayFrom<Item, Made>(
  source: Iterable<Item> | ArrayLike<Item>,
  make?: (item: Item, index: number) => Made,
): (Item | Made)[] {
  const made: (Item | Made)[] = [];
  const isIterable = (candidate: typeof source): candidate is Iterable<Item> => Symbol.iterator in Object(candidate);
  const take = (item: Item) => void made.push(make ? make(item, made.length) : item);
  // What is not there has no type of its own: a bare length makes a list of undefined, as the native does.
  if (isIterable(source)) for (const item of source) take(item);
  else for (let index = 0; index < source.length; index += 1) take(source[index] as Item);
  return made;
}

/** Returns a method that is tied to an object, and to its first arguments. */
export function bindTo(method: (...args: unknown[]) => unknown, that: unknown, ...first: unknown[]) {
  return function bound(...rest: unknown[]): unknown {
    return method.apply(that, [...first, ...rest]);
  };
}
