/**
 * Returns the words of a text, in digits and in lower-case letters without accents, joined by `joint`. Empty if there
 * are none.
 */
export function slugify(text: string, joint: '-' | '_'): string {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return (plain.match(/[a-z0-9]+/g) ?? []).join(joint).slice(0, longestName).replace(/[-_]$/, '');
}

type Names = { readonly existing: readonly string[]; readonly joint: '-' | '_' | ' ' };

/** Returns the name, or the first of `name-2`, `name-3` … that is free. */
export function firstFree(name: string, { existing, joint }: Names): string {
  if (!existing.includes(name)) return name;
  let number = 2;
  while (existing.includes(`${name}${joint}${number}`)) number += 1;
  return `${name}${joint}${number}`;
}

/** Shorter than a name may be, to leave room for a number. */
export const longestName = 240;
