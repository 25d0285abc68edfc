/** A name that is written in Chinese, Japanese or Korean characters throughout. */
const eastAsian = /^[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}]+$/u;
/** Names written only in Katakana are foreign, and keep their order. */
const ownCharacters = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Hangul}]/u;

/**
 * Returns the full name of a person. The characters of the name decide its order, in every language of the page: in
 * Chinese, Japanese and Korean characters the last name comes first, without a space (Unicode CLDR, person names).
 */
export function fullName({
  first_name,
  last_name,
}: {
  readonly first_name: string;
  readonly last_name: string;
}): string {
  const lastNameFirst = `${last_name}${first_name}`;
  if (eastAsian.test(lastNameFirst) && ownCharacters.test(lastNameFirst)) return lastNameFirst;
  return `${first_name} ${last_name}`.trim();
}
