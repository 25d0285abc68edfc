/**
 * Returns the attribute of a property: `event-type` for `eventType`. The script of the page has a copy, so that it
 * stays one file.
 */
export function attributeOf(property: string): string {
  return property.replace(/[A-Z]/g, '-$&').toLowerCase();
}
