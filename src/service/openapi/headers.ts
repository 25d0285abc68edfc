/** What comes with answers, by the name of its component. */
export const answerHeaders = {
  RequestId: {
    description: 'Names this request: tell us when something went wrong.',
    required: true,
    schema: { type: 'string', format: 'uuid' },
  },
  RateLimitPolicy: {
    description: 'How many requests (`q`) a key has in how many seconds (`w`).',
    schema: { type: 'string' },
    example: '"default";q=60;w=60',
  },
  RateLimit: {
    description: 'How many requests remain (`r`), and in how many seconds (`t`) there are more.',
    schema: { type: 'string' },
    example: '"default";r=59;t=60',
  },
  RetryAfter: {
    description: 'After how many seconds to try again, where trying again can help.',
    schema: { type: 'integer', minimum: 1 },
    example: 5,
  },
  IdempotentReplayed: {
    description: 'Comes with an answer that was kept from the first request with this Idempotency-Key.',
    schema: { const: 'true' },
  },
  Authenticate: {
    description: 'How to show who one is.',
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
} as const satisfies Record<keyof typeof answerHeaders, string>;

/** Returns the headers of an answer: the named ones beside those of every answer. */
export function headersOf(more: readonly (keyof typeof answerHeaders)[]) {
  const all = ['RequestId', 'RateLimitPolicy', 'RateLimit', ...more] as const;
  return Object.fromEntries(all.map((name) => [names[name], { $ref: `#/components/headers/${name}` }]));
}

/** The header by which a request that is sent twice is done once. */
export const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  description:
    'A name for this request. Sent again within 24 hours, it is answered as the first time and nothing is done twice.',
  schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[\\x20-\\x7e]+$' },
  example: '7d0f2f6e-2c1b-4f5e-9a53-6a1f8f0c2b11',
} as const;
