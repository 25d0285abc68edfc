/**
 * What the built widget uses in place of natives that libraries of pages replace: Prototype.js makes `Array.from` of a
 * set an empty list and gives texts and lists a `toJSON`, MooTools loses arguments of bound functions. The build puts
 * these in wherever our code, or a library in it, says `Array.from`, `JSON.stringify` or `.bind`.
 */

/** Returns what `Array.from` should: a list of what is in a collection, or of as many as a length says. */
export function arrayFrom<Item, Made>(
  source: Iterable<Item> | ArrayLike<Item>,
  make?: (item: Item, index: number) => Made,
): (Item | Made)[] {
  const made: (Item | Made)[] = [];
  const isIterable = (given: typeof source): given is Iterable<Item> => Symbol.iterator in Object(given);
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

type Replace = (key: string, value: unknown) => unknown;

/** Writes JSON (RFC 8259) without asking any `toJSON`; what has no place in JSON is left out, as the native does. */
export function writeJson(value: unknown, replace?: Replace, key = ''): string | undefined {
  const given = replace ? replace(key, value) : value;
  if (typeof given === 'string') return quote(given);
  if (typeof given === 'number') return Number.isFinite(given) ? `${given}` : 'null';
  if (given === null || typeof given === 'boolean') return `${given}`;
  if (typeof given !== 'object') return undefined;
  if (Array.isArray(given)) {
    return `[${given.map((item, index) => writeJson(item, replace, `${index}`) ?? 'null').join(',')}]`;
  }
  const entries = Object.entries(given).map(([name, item]) => {
    const written = writeJson(item, replace, name);
    return written === undefined ? '' : `${quote(name)}:${written}`;
  });
  return `{${entries.filter((entry) => entry !== '').join(',')}}`;
}

function quote(text: string): string {
  // Half of a pair, written as it is, would be no Unicode.
  return `"${text.replace(/[^ !#-[\]-~\u00a0-\ud7ff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)}"`;
}
