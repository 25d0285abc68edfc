/** Returns the words of a text in small letters and digits, accents taken off, joined by `joint`; empty without any. */
export function slugify(text: string, joint: '-' | '_'): string {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return (plain.match(/[a-z0-9]+/g) ?? []).join(joint).slice(0, longestName).replace(/[-_]$/, '');
}

type Names = { readonly existing: readonly string[]; readonly joint: '-' | '_' | ' ' };

/** Returns the name, or else the first of `name-2`, `name-3` … that is not taken. */
export function firstFree(name: string, { existing, joint }: Names): string {
  if (!existing.includes(name)) return name;
  let number = 2;
  while (existing.includes(`${name}${joint}${number}`)) number += 1;
  return `${name}${joint}${number}`;
}

/** Shorter than a name may be, so that a number has room behind it. */
const longestName = 240;
