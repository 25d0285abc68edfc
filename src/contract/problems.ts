import type { Refusal } from './refusals.ts';
import type { AddressRefusal, CalendarProblem } from './resources/index.ts';

type ProblemRow = {
  /** The HTTP status of the response. */
  readonly status: number;
  /** What happened. This is the default sentence, unless the failing code can say more. */
  readonly meaning: string;
  /** What the caller can do about it. */
  readonly remedy: string;
};

/** Every way a request can fail, by code. Every failure in a response is a row here. */
export const problems = {
  invalid_json: {
    status: 400,
    meaning: 'The body is not valid JSON.',
    remedy: 'Send one JSON object, encoded in UTF-8.',
  },
  unauthenticated: {
    status: 401,
    meaning: 'A valid API key is required.',
    remedy: 'Send the header "Authorization: Bearer <API key>" with an active API key.',
  },
  sign_in_failed: {
    status: 401,
    meaning: 'The email address, the password or the passkey is wrong.',
    remedy:
      'Check what you entered and try again. The command "sched console sign-in-link" prints a link that signs you in.',
  },
  session_required: {
    status: 401,
    meaning: 'You are not signed in.',
    remedy: 'Sign in to the console again.',
  },
  proof_required: {
    status: 403,
    meaning: 'This request needs a recent confirmation that it is you.',
    remedy: 'Enter your password or use a passkey, and send the request again within ten minutes.',
  },
  cross_site_request: {
    status: 403,
    meaning: 'This request did not come from a page of the console.',
    remedy:
      'Open the console at its own address. Behind a proxy, forward the headers Host, Origin and Sec-Fetch-Site, or set CONSOLE_ORIGIN.',
  },
  link_invalid: {
    status: 410,
    meaning: 'This link has expired or was already used.',
    remedy: 'Request a new link.',
  },
  access_denied: {
    status: 403,
    meaning: 'This resource belongs to another account.',
    remedy: 'Use an API key of the account that owns the resource, unless "message" names another cause.',
  },
  insufficient_scope: {
    status: 403,
    meaning: 'This API key does not have the required scope.',
    remedy: 'Use an API key with the scope that "message" names: read, book or settings.',
  },
  https_required: {
    status: 403,
    meaning: 'Only HTTPS is supported.',
    remedy:
      'Use https://. Behind a proxy that terminates TLS, set TRUST_PROXY and have the proxy send X-Forwarded-Proto.',
  },
  origin_not_allowed: {
    status: 403,
    meaning: 'This website is not allowed to book here.',
    remedy: "Add the page's origin to the gateway's ALLOWED_ORIGINS and to the account's allowed_origins.",
  },
  manage_token_invalid: {
    status: 403,
    meaning: 'This manage token is not valid for this event.',
    remedy: 'Send the complete token from the booking in the header "Sched-Manage-Token".',
  },
  form_token_required: {
    status: 403,
    meaning: 'A new form token is required.',
    remedy:
      'Request a form token, wait until it is usable, solve its puzzle if it has one, and send the booking again.',
  },
  resource_not_found: {
    status: 404,
    meaning: 'No resource was found with this id.',
    remedy: 'Check the id. The resource may have been deleted.',
  },
  route_not_found: {
    status: 404,
    meaning: 'This endpoint does not exist.',
    remedy: 'Check the path against the API reference.',
  },
  method_not_allowed: {
    status: 405,
    meaning: 'This endpoint does not support this HTTP method.',
    remedy: 'Use one of the methods in the Allow header.',
  },
  slot_unavailable: {
    status: 409,
    meaning: 'This time is no longer available.',
    remedy: 'List the slots again and choose another. "reason" names the rule that this time breaks.',
  },
  idempotency_in_progress: {
    status: 409,
    meaning: 'The first request with this Idempotency-Key is still in progress.',
    remedy: 'Send it again after the number of seconds in the Retry-After header.',
  },
  event_in_past: {
    status: 409,
    meaning: 'This event has already started.',
    remedy: 'None. Past events cannot be changed.',
  },
  event_not_started: {
    status: 409,
    meaning: 'This event has not started yet.',
    remedy: 'Send the request again after the start of the event.',
  },
  event_canceled: {
    status: 409,
    meaning: 'This event has been canceled.',
    remedy: 'A canceled event cannot be changed. If the meeting should take place, book a new event.',
  },
  invitee_limit_reached: {
    status: 409,
    meaning: 'This email address has reached its limit of upcoming bookings of this event type.',
    remedy: 'Reschedule or cancel one of them, with the link in its email.',
  },
  resource_in_use: {
    status: 409,
    meaning: 'Another resource still uses this one.',
    remedy: 'Remove the references to it first, or deactivate it instead of deleting it.',
  },
  webhook_inactive: {
    status: 409,
    meaning: 'This webhook is paused.',
    remedy: 'Set "is_active" to true first.',
  },
  changed_meanwhile: {
    status: 412,
    meaning: 'This resource has been changed since you loaded it.',
    remedy: 'Check "data", the resource as it is now, and send the request again with its "updated_at" in If-Match.',
  },
  body_too_large: {
    status: 413,
    meaning: 'The request body is too large.',
    remedy: 'Send a smaller body.',
  },
  unsupported_media_type: {
    status: 415,
    meaning: 'The request body must be JSON, sent with the header "Content-Type: application/json".',
    remedy: 'Send that header, and the body as JSON in UTF-8, not compressed.',
  },
  validation_failed: {
    status: 422,
    meaning: 'Some fields are invalid.',
    remedy: 'Correct the fields listed in "errors", keyed by their path.',
  },
  quota_exceeded: {
    status: 422,
    meaning: 'The quota for this resource is used up.',
    remedy: 'Delete or shorten something first. "message" names the quota.',
  },
  idempotency_key_reused: {
    status: 422,
    meaning: 'This Idempotency-Key was already used with a different request.',
    remedy: 'Use a new key for each new request. Repeat a key only to repeat the same request.',
  },
  too_many_requests: {
    status: 429,
    meaning: 'Too many requests.',
    remedy: 'Try again after the number of seconds in the Retry-After header.',
  },
  calendar_unreachable: {
    status: 503,
    meaning: 'A calendar of the host has been unreachable for hours, so no time is known to be free.',
    remedy: 'Try again later. The host can reconnect the calendar, or ignore it for now.',
  },
  internal_error: {
    status: 500,
    meaning: 'Something went wrong on the server.',
    remedy: 'Try again. If the problem continues, give the request id to the person who runs the server.',
  },
  unavailable: {
    status: 503,
    meaning: 'The service is temporarily unavailable.',
    remedy: 'Try again after the number of seconds in the Retry-After header.',
  },
} as const satisfies Record<string, ProblemRow>;

/** The `code` of a failure. */
export type ProblemCode = keyof typeof problems;

/** One failure on its way to the caller: a row of the table, and the details of this case. */
export type Problem = {
  readonly code: ProblemCode;
  /** Replaces the row's `meaning` if the failing code can say more. */
  readonly message?: string;
  /** Wrong fields by path, such as `hours.monday.1.start`: what was found and what was expected. */
  readonly errors?: Readonly<Record<string, readonly string[]>>;
  /**
   * Why a time is refused, or `closed` when a host has no times for now and a page may not know why. For a calendar
   * that cannot be connected, why it cannot be read. For a webhook, why its address is refused.
   */
  readonly reason?: Refusal | 'closed' | 'too_much_mail' | CalendarProblem | AddressRefusal;
  /** The current resource, sent as `data`. */
  readonly current?: unknown;
  /** Sent as the Retry-After header. */
  readonly retryAfterSeconds?: number;
  /** Sent as the Allow header. */
  readonly allow?: readonly string[];
};
