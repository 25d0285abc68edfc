/** The headers of responses, by the name of their component. */
export const responseHeaders = {
  RequestId: {
    description: 'The id of this request, to report a problem with.',
    required: true,
    schema: { type: 'string', format: 'uuid' },
  },
  RateLimitPolicy: {
    description: 'The limit: `q` requests per key in `w` seconds.',
    schema: { type: 'string' },
    example: '"default";q=60;w=60',
  },
  RateLimit: {
    description: 'How many requests remain (`r`), and in how many seconds the limit resets (`t`).',
    schema: { type: 'string' },
    example: '"default";r=59;t=60',
  },
  RetryAfter: {
    description: 'The number of seconds to wait before a retry, if a retry can help.',
    schema: { type: 'integer', minimum: 1 },
    example: 5,
  },
  IdempotentReplayed: {
    description:
      'Present if this is the stored response to an earlier POST with the same Idempotency-Key. The `error.request_id` of a stored failure is the id of that earlier request.',
    schema: { const: 'true' },
  },
  Authenticate: {
    description: 'How to authenticate.',
    required: true,
    schema: { const: 'Bearer' },
  },
} as const;

const names = {
  RequestId: 'X-Request-Id',
  RateLimitPolicy: 'RateLimit-Policy',
  RateLimit: 'RateLimit',
  RetryAfter: 'Retry-After',
  IdempotentReplayed: 'Idempotent-Replayed',
  Authenticate: 'WWW-Authenticate',
} as const satisfies Record<keyof typeof responseHeaders, string>;

/** Returns the headers of a response: the named ones and those of every response. */
export function headersOf(extraNames: readonly (keyof typeof responseHeaders)[]) {
  const allNames = ['RequestId', 'RateLimitPolicy', 'RateLimit', ...extraNames] as const;
  return Object.fromEntries(allNames.map((name) => [names[name], { $ref: `#/components/headers/${name}` }]));
}

/** The header with which a change names the version it changes. */
export const ifMatch = {
  name: 'If-Match',
  in: 'header',
  description:
    'The `updated_at` of the resource that you change, in quotes. If it has been changed since, nothing happens and the response has the resource as it is now (`changed_meanwhile`).',
  schema: { type: 'string', pattern: '^(\\*|"[^"]*")$' },
  example: '"2026-03-02T07:00:00+00:00"',
} as const;

/** The header that makes a repeated request take effect once. */
export const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  description:
    'A unique name for this request, such as a random UUID. If you send the request again within 24 hours, you get the first response and nothing is done twice. The response is stored encrypted with this key, so only someone who knows the key can read it.',
  schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[\\x20-\\x7e]+$' },
  example: '7d0f2f6e-2c1b-4f5e-9a53-6a1f8f0c2b11',
} as const;
