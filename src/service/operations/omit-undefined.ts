type WithoutUndefined<Part> = { [Name in keyof Part]: Exclude<Part[Name], undefined> };

/** Returns an object without its undefined properties. Optional properties of valibot may be undefined. */
export function omitUndefined<Part extends object>(part: Part): WithoutUndefined<Part> {
  // Only undefined values are removed, which the type no longer allows.
  return Object.fromEntries(Object.entries(part).filter(([, value]) => value !== undefined)) as WithoutUndefined<Part>;
}
