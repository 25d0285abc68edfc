type Defined<Part> = { [Name in keyof Part]: Exclude<Part[Name], undefined> };

/** Returns an object without its undefined properties, which valibot's optional ones may be. */
export function omitUndefined<Part extends object>(part: Part): Defined<Part> {
  // What is left out is undefined, which the type says no longer.
  return Object.fromEntries(Object.entries(part).filter(([, value]) => value !== undefined)) as Defined<Part>;
}
