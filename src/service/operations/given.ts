type Given<Part> = { [Name in keyof Part]: Exclude<Part[Name], undefined> };

/** Returns the parts that were given; valibot's optional parts may also be there and undefined. */
export function given<Part extends object>(part: Part): Given<Part> {
  // What is left out is undefined, which the type says no longer.
  return Object.fromEntries(Object.entries(part).filter(([, value]) => value !== undefined)) as Given<Part>;
}
