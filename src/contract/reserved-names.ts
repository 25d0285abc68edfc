const reservedNames: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/** Returns whether a key would change the prototype of an object. Such names cannot be chosen. */
export function isReservedName(name: string): boolean {
  return reservedNames.has(name);
}
