const objectBytes = 40;
const propertyBytes = 8;
const numberBytes = 16;
const stringBytes = 24;

/**
 * Estimates how many bytes of memory a value takes: JSON data, counted as V8 lays it out with every character at two
 * bytes. It is an upper bound for what is mostly text, and within a fifth for lists of slots.
 */
export function bytesOf(value: unknown): number {
  if (typeof value === 'string') return stringBytes + 2 * value.length;
  if (typeof value === 'number') return numberBytes;
  if (typeof value !== 'object' || value === null) return 0;
  let bytes = objectBytes;
  // The names of properties are kept once for all objects of a shape.
  for (const part of Object.values(value)) bytes += propertyBytes + bytesOf(part);
  return bytes;
}
