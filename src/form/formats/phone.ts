/**
 * Returns a phone number as E.164 (`+4930123456`), or undefined for an invalid one. Accepts spaces, dots, dashes,
 * slashes, brackets, full-width digits, a leading international `00` and a `(0)` after the country code. Refuses a
 * number without its country code.
 */
export function toE164(text: string): string | undefined {
  // Converts full-width digits and signs to plain ones.
  const plain = text.normalize('NFKC');
  const withoutTrunkZero = /^\s*(\+|00)/.test(plain) ? plain.replace('(0)', '') : plain;
  const bare = withoutTrunkZero.replace(/[\s().\-/\u2010-\u2015]/g, '').replace(/^00/, '+');
  return /^\+[1-9]\d{6,14}$/.test(bare) ? bare : undefined;
}
