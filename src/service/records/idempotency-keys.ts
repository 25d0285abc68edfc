/** A request that is to be answered once, however often it comes. */
export type Claim = {
  readonly accountId: number;
  readonly route: string;
  /** What the caller named the request, unique to the account and the route for a day. */
  readonly key: string;
  /** SHA-256 of what was sent, 32 bytes. */
  readonly payload: Uint8Array;
};

/** An answer as it was sent. */
export type KeptAnswer = { readonly status: number; readonly body: string };

export type Answered<Answer> =
  | { readonly kind: 'first'; readonly answer: Answer }
  | { readonly kind: 'again'; readonly kept: KeptAnswer }
  /** The key came before with another payload. */
  | { readonly kind: 'reused' }
  /** The first request with the key is not answered yet. */
  | { readonly kind: 'in progress' }
  /** The account has too many such requests under way; nothing was done. */
  | { readonly kind: 'busy' };
