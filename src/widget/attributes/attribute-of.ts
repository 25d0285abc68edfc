/** Returns the attribute of a property: `event-type` of `eventType`. The script of the page has its own, to be one file. */
export function attributeOf(property: string): string {
  return property.replace(/[A-Z]/g, '-$&').toLowerCase();
}
