const reservedNames: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/** Returns whether a key would change the prototype of an object. Nobody may choose such a name. */
export function isReservedName(name: string): boolean {
  return reservedNames.has(name);
}
