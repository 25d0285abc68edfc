/** A request with an Idempotency-Key. It is carried out once, however often it is sent. */
export type IdempotentRequest = {
  readonly accountId: number;
  readonly route: string;
  /** The name that the caller chose for the request, unique to the account and the route for a day. */
  readonly key: string;
  /** SHA-256 of the payload, 32 bytes. */
  readonly payload: Uint8Array;
};

/** A response as it was sent. */
export type StoredResponse = { readonly status: number; readonly body: string };

export type IdempotencyResult<Response> =
  | { readonly kind: 'first'; readonly response: Response }
  | { readonly kind: 'replay'; readonly stored: StoredResponse }
  /** The key came before with another payload. */
  | { readonly kind: 'reused' }
  /** The first request with the key has no response yet. */
  | { readonly kind: 'in progress' }
  /** The account has too many such requests under way; nothing was done. */
  | { readonly kind: 'busy' };
