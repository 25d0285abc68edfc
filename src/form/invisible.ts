/**
 * Matches characters without width that copying brings along: zero-width space, word joiner, byte order mark. Joiners
 * stay, since emoji and Persian need them.
 */
export const invisible = /[\u200B\u2060\uFEFF]/g;

/** Matches those and the marks of direction that address books wrap around addresses and numbers. Overrides stay. */
export const invisibleInAddresses = /[\u200B\u200E\u200F\u202A-\u202C\u2060\u2066-\u2069\uFEFF]/g;

/** Matches a character that can be seen: neither white space nor a blank Braille cell nor one that is not drawn. */
export const visible = /[^\s\u2800\p{Default_Ignorable_Code_Point}]/u;
