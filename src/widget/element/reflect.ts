type ConnectedElement = HTMLElement & { connectedCallback: () => void };

/**
 * Returns the attribute of a property, such as `event-type` for `eventType`. A module shared with the app would be a
 * chunk.
 */
export function attributeOf(property: string): string {
  return property.replace(/[A-Z]/g, '-$&').toLowerCase();
}

/**
 * Defines properties on the prototype of an element, one for each attribute. A text is stored only in the attribute,
 * and null removes it. Objects, which no attribute can hold, are stored beside it. The element learns of each new value
 * in the same way as of a move.
 */
export function defineProperties(prototype: ConnectedElement, properties: readonly string[]): void {
  for (const property of properties) {
    const attribute = attributeOf(property);
    const objects = new WeakMap<ConnectedElement, object>();
    Object.defineProperty(prototype, property, {
      get(this: ConnectedElement) {
        return objects.get(this) ?? this.getAttribute(attribute);
      },
      set(this: ConnectedElement, value: unknown) {
        objects.delete(this);
        if (value === null || value === undefined) this.removeAttribute(attribute);
        else if (typeof value === 'object') objects.set(this, value);
        else this.setAttribute(attribute, value as string); // which makes a text of it
        if (this.isConnected) this.connectedCallback();
      },
    });
  }
}

/**
 * Adopts values that were set before the class was defined: they are own properties of the element and hide the
 * accessor.
 */
export function adoptOwnProperties(own: Record<string, unknown>, properties: readonly string[]): void {
  for (const property of properties) {
    if (Object.hasOwn(own, property)) {
      const value = own[property];
      delete own[property];
      own[property] = value;
    }
  }
}
