/** One check: whether it passed, and a sentence about it. */
export type Finding = { readonly subject: string; readonly isGood: boolean; readonly words: string };
