/** One thing that was looked at: whether it is well, and in words how. */
export type Finding = { readonly subject: string; readonly isGood: boolean; readonly words: string };
