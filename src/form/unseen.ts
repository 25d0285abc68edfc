/** Characters without width or meaning, which copying brings along; joiners, which emoji and Persian need, are none. */
export const unseen = /[\u200B\u2060\uFEFF]/g;

/** Those and the marks of direction that address books wrap around addresses and numbers; what overrides it is none. */
export const unseenInAddresses = /[\u200B\u200E\u200F\u202A-\u202C\u2060\u2066-\u2069\uFEFF]/g;

/** Something to be seen: neither space nor filler nor mark. */
export const seen = /[^\s\u2800\p{Default_Ignorable_Code_Point}]/u;
