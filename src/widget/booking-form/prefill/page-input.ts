/** Returns the values of the attributes with a prefix, by the rest of their name. */
export function attributesOf(element: Element, prefix: string): Map<string, string> {
  const values = new Map<string, string>();
  for (const name of element.getAttributeNames()) {
    const key = name.slice(prefix.length);
    if (name.startsWith(prefix) && key !== '') values.set(key, element.getAttribute(name) ?? '');
  }
  return values;
}

/** Returns the entries of an object from a script of the page. Returns none for any other value. */
export function entriesOf(value: unknown): [string, unknown][] {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : [];
}
