/** Returns the attribute of a property: `event-type` of `eventType`. */
export function attributeOf(property: string): string {
  return property.replace(/[A-Z]/g, '-$&').toLowerCase();
}
