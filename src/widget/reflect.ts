/**
 * Makes properties of attributes on the prototype of an element: one value, kept in the attribute; null removes it.
 * `names` gives the property of each attribute.
 */
export function reflectAttributes(prototype: HTMLElement, names: Readonly<Record<string, string>>): void {
  for (const [attribute, property] of Object.entries(names)) {
    Object.defineProperty(prototype, property, {
      configurable: true,
      enumerable: true,
      get(this: HTMLElement) {
        return this.getAttribute(attribute);
      },
      set(this: HTMLElement, value: unknown) {
        if (value === null || value === undefined) this.removeAttribute(attribute);
        else this.setAttribute(attribute, String(value));
      },
    });
  }
}

/** Takes up values set before the class was here: they lie on the element itself and hide the property. */
export function adoptOwnProperties(element: HTMLElement, names: Readonly<Record<string, string>>): void {
  // Any name may have been set; what is read is only put back.
  const own = element as unknown as Record<string, unknown>;
  for (const property of Object.values(names)) {
    if (!Object.hasOwn(own, property)) continue;
    const value = own[property];
    delete own[property];
    own[property] = value;
  }
}
