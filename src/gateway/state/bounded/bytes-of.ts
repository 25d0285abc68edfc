const objectBytes = 40;
const propertyBytes = 8;
const numberBytes = 16;
const stringBytes = 24;

/**
 * Estimates how many bytes of memory JSON data takes in V8, with every character at two bytes. It is an upper bound for
 * data that is mostly text, and within a fifth for lists of slots.
 */
export function bytesOf(value: unknown): number {
  if (typeof value === 'string') return stringBytes + 2 * value.length;
  if (typeof value === 'number') return numberBytes;
  if (typeof value !== 'object' || value === null) return 0;
  let bytes = objectBytes;
  // Objects of one shape share the names of their properties.
  for (const part of Object.values(value)) bytes += propertyBytes + bytesOf(part);
  return bytes;
}
