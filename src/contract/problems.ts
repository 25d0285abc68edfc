type ProblemRow = {
  /** HTTP status the failure is answered with. */
  readonly status: number;
  /** What has happened: the sentence a caller reads unless the place that fails knows better. */
  readonly meaning: string;
  /** What the caller can do about it. */
  readonly remedy: string;
};

/** Every way a request can fail, by code: each failure answered anywhere is a row here. */
export const problems = {
  invalid_json: {
    status: 400,
    meaning: 'The body is not valid JSON.',
    remedy: 'Send one JSON object, encoded in UTF-8.',
  },
  unauthenticated: {
    status: 401,
    meaning: 'A valid API key is required.',
    remedy: 'Send the header "Authorization: Bearer <API key>" with a key that was not revoked.',
  },
  access_denied: {
    status: 403,
    meaning: 'This belongs to another account.',
    remedy: 'Use a key of the account that owns it.',
  },
  https_required: {
    status: 403,
    meaning: 'Only HTTPS is supported.',
    remedy: 'Ask by https://. Behind a proxy that ends it, set TRUST_PROXY, and have the proxy send X-Forwarded-Proto.',
  },
  origin_not_allowed: {
    status: 403,
    meaning: 'Pages of this origin may not book here.',
    remedy: 'Add the origin of the page to ALLOWED_ORIGINS of the gateway, and to allowed_origins of the account.',
  },
  manage_token_invalid: {
    status: 403,
    meaning: 'This link does not open this event.',
    remedy: 'Send the token that came with the booking, whole, in the header "Sched-Manage-Token".',
  },
  form_token_required: {
    status: 403,
    meaning: 'A new form token is needed.',
    remedy:
      'Ask for a form token, wait until it is usable, solve its puzzle if it has one, and send the booking again.',
  },
  resource_not_found: {
    status: 404,
    meaning: 'There is nothing with this id.',
    remedy: 'Check the id; it may have been deleted.',
  },
  route_not_found: {
    status: 404,
    meaning: 'There is no such address.',
    remedy: 'Compare the path with the description of the interface.',
  },
  method_not_allowed: {
    status: 405,
    meaning: 'This address does not take this method.',
    remedy: 'Use one of the methods named in the Allow header.',
  },
  slot_unavailable: {
    status: 409,
    meaning: 'This time can no longer be booked.',
    remedy: 'Ask for the slots again and choose another; "reason" says which rule stands against this one.',
  },
  idempotency_in_progress: {
    status: 409,
    meaning: 'The first request with this Idempotency-Key is still being answered.',
    remedy: 'Send it again after the seconds named in the Retry-After header.',
  },
  event_in_past: {
    status: 409,
    meaning: 'This event has begun already.',
    remedy: 'Nothing: what is past stays as it was.',
  },
  event_canceled: {
    status: 409,
    meaning: 'This event was canceled.',
    remedy: 'Book a new one.',
  },
  resource_in_use: {
    status: 409,
    meaning: 'Something else still needs this.',
    remedy: 'Point what needs it elsewhere first, or switch it off instead of deleting it.',
  },
  webhook_inactive: {
    status: 409,
    meaning: 'This webhook is paused.',
    remedy: 'Set "is_active" to true first.',
  },
  body_too_large: {
    status: 413,
    meaning: 'The body is larger than is accepted here.',
    remedy: 'Send less.',
  },
  unsupported_media_type: {
    status: 415,
    meaning: 'The body is not declared as JSON.',
    remedy: 'Send the header "Content-Type: application/json".',
  },
  validation_failed: {
    status: 422,
    meaning: 'Some fields do not fit.',
    remedy: 'Mend the fields named in "errors", keyed by their path.',
  },
  quota_exceeded: {
    status: 422,
    meaning: 'There is no room for more of this.',
    remedy: 'Delete or shorten something first; "message" names the quota.',
  },
  idempotency_key_reused: {
    status: 422,
    meaning: 'This Idempotency-Key came with another request before.',
    remedy: 'Send a new key with every new request, and the same key only with the same one.',
  },
  too_many_requests: {
    status: 429,
    meaning: 'There were too many requests.',
    remedy: 'Try again after the seconds named in the Retry-After header.',
  },
  internal_error: {
    status: 500,
    meaning: 'Something went wrong on our side.',
    remedy: 'Try again; if it stays, tell us the request id.',
  },
  unavailable: {
    status: 503,
    meaning: 'The service cannot answer right now.',
    remedy: 'Try again after the seconds named in the Retry-After header.',
  },
} as const satisfies Record<string, ProblemRow>;

/** The `code` of a failure. */
export type ProblemCode = keyof typeof problems;

/** Which rule stands against a time: the `reason` of `slot_unavailable`. */
export const refusals = ['off_grid', 'outside_hours', 'taken', 'notice', 'window', 'limit'] as const;

/** One of `refusals`. */
export type Refusal = (typeof refusals)[number];

/** One failure on its way to the caller: a row of the table, and what is known about this case of it. */
export type Problem = {
  readonly code: ProblemCode;
  /** Replaces the row's `meaning` where the place that fails can say more. */
  readonly message?: string;
  /** Wrong fields by path, as `hours.monday.1.start`: what was found and what was expected. */
  readonly errors?: Readonly<Record<string, readonly string[]>>;
  readonly reason?: Refusal;
  /** Sent as the Retry-After header. */
  readonly retryAfterSeconds?: number;
  /** Sent as the Allow header. */
  readonly allow?: readonly string[];
};
