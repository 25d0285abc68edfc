/**
 * Returns the lengths in a text, null for none, or undefined for a text that is not one. Commas may be those of any
 * language, and figures as wide as Japanese keyboards write them.
 */
export function readLengths(text: string): number[] | null | undefined {
  // The normal form of a wide figure or comma is the narrow one.
  const parts = text
    .normalize('NFKC')
    .split(/[\s,;、،]+/)
    .filter(Boolean);
  if (parts.length === 0) return null;
  return parts.every((part) => /^\d{1,4}$/.test(part)) ? parts.map(Number) : undefined;
}
