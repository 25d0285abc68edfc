/** Characters without width or meaning, which copying brings along; joiners, which emoji and Persian need, are none. */
export const unseen = /[\u200B\u2060\uFEFF]/g;
