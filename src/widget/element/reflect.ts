type Connected = HTMLElement & { connectedCallback: () => void };

/** Returns the attribute of a property, as `event-type` of `eventType`; a module shared with the app would be a chunk. */
export function attributeOf(property: string): string {
  return property.replace(/[A-Z]/g, '-$&').toLowerCase();
}

/**
 * Makes properties on the prototype of an element, each of an attribute. A text is kept in the attribute alone, null
 * removes it; objects, which no attribute can hold, are kept beside it. The element hears of each new value as of a move.
 */
export function defineProperties(prototype: Connected, properties: readonly string[]): void {
  for (const property of properties) {
    const attribute = attributeOf(property);
    const kept = new WeakMap<Connected, object>();
    Object.defineProperty(prototype, property, {
      get(this: Connected) {
        return kept.get(this) ?? this.getAttribute(attribute);
      },
      set(this: Connected, value: unknown) {
        kept.delete(this);
        if (value === null || value === undefined) this.removeAttribute(attribute);
        else if (typeof value === 'object') kept.set(this, value);
        else this.setAttribute(attribute, value as string); // which makes a text of it
        if (this.isConnected) this.connectedCallback();
      },
    });
  }
}

/** Takes up values set before the class was here: they lie on the element itself and hide the property. */
export function adoptOwnProperties(own: Record<string, unknown>, properties: readonly string[]): void {
  for (const property of properties) {
    if (Object.hasOwn(own, property)) {
      const value = own[property];
      delete own[property];
      own[property] = value;
    }
  }
}
