const reservedNames: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/** Returns whether a key is one through which an object is changed at its root: nobody may choose such a name. */
export function isReservedName(name: string): boolean {
  return reservedNames.has(name);
}
