import * as v from 'valibot';

/** The longest tag, in characters: longer than any in use, and at least what RFC 5646, 4.4.1, requires. */
const longestLocale = 35;

/** A language as a BCP 47 tag such as `de` or `pt-BR`, in its canonical spelling. */
export const Locale = v.pipe(
  v.string(),
  v.maxLength(longestLocale, `must be ${longestLocale} characters or fewer`),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const canonical = canonicalLocale(dataset.value);
    if (canonical !== undefined) return canonical;
    addIssue({ message: 'must be a BCP 47 language tag, such as de or pt-BR' });
    return NEVER;
  }),
);

function canonicalLocale(tag: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(tag)[0];
  } catch {
    // ECMA-402 reports a malformed tag by a RangeError.
    return undefined;
  }
}
