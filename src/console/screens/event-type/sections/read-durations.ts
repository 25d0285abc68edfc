/**
 * Reads a list of lengths in minutes. Returns null for an empty text, and undefined for a text that is not a list of
 * numbers. Accepts the commas of every language, and the full-width digits of Japanese keyboards.
 */
export function readDurations(text: string): number[] | null | undefined {
  // NFKC turns full-width digits and commas into plain ones.
  const parts = text
    .normalize('NFKC')
    .split(/[\s,;、،]+/)
    .filter(Boolean);
  if (parts.length === 0) return null;
  return parts.every((part) => /^\d{1,4}$/.test(part)) ? parts.map(Number) : undefined;
}
