import type { RequestFailure } from '../../../api/index.ts';
import { type Problem, type ProblemResult, refusals, refuse } from '../../../contract/index.ts';

const retryAfterSeconds = 5;
const longestRetryAfterSeconds = 3600;

/** Fields of a request whose errors the page may read. Nothing else the server says is passed on. */
const publicPath = /^(answers(\.[a-z][a-z0-9_-]*)?|start|duration|timezone|end|metadata|reason)$/;
/** The most errors to pass on: a page shows a few sentences. */
const maxFields = 50;
const maxSentences = 3;
const longestSentence = 300;

/** Codes of a 403 or 404 that are about the key or the address of the server, not about what is requested. */
const setupCodes: readonly string[] = ['insufficient_scope', 'https_required', 'route_not_found'];

/**
 * Maps a failure of the server behind the gateway to one that the page may see. Anything of another account looks as if
 * it did not exist. A refused key or unreadable data is a problem of the gateway: unavailable. Servers word their
 * failures differently, so without a known code only the status counts. But a 403 or 404 that cannot be read says nothing
 * about what the server is known to have: a proxy sends such a response while the server behind it restarts.
 */
export function problemOf(failure: RequestFailure, { mayBeMissing }: { readonly mayBeMissing: boolean }): Problem {
  if (failure.kind === 'unreachable') return { code: 'unavailable', retryAfterSeconds };
  const error = failure.kind === 'refused' ? failure : undefined;
  switch (failure.status) {
    case 403:
    case 404:
      if (mayBeMissing || (error && !setupCodes.includes(error.code))) return { code: 'resource_not_found' };
      return { code: 'unavailable', retryAfterSeconds };
    case 409: {
      // The same booking is under way. Its result will be known in a moment.
      if (error?.code === 'idempotency_in_progress') return { code: 'unavailable', retryAfterSeconds };
      // Says that there is a limit, but nothing about the bookings. The email about each booking has its link.
      if (error?.code === 'invitee_limit_reached') return { code: error.code };
      if (error?.code === 'event_in_past' || error?.code === 'event_canceled') return { code: error.code };
      const reason = refusals.find((refusal) => refusal === error?.reason);
      return { code: 'slot_unavailable', ...(reason && { reason }) };
    }
    case 422:
      if (error?.code === 'idempotency_key_reused') return { code: 'idempotency_key_reused' };
      return { code: 'validation_failed', errors: publicErrors(error?.errors ?? {}) };
    case 429:
      return { code: 'too_many_requests', retryAfterSeconds: waitOf(failure.retryAfterSeconds) };
    default: {
      const problem = { code: 'unavailable', retryAfterSeconds: waitOf(failure.retryAfterSeconds) } as const;
      // Visitors must not learn what is wrong with the host's calendars.
      return error?.code === 'calendar_unreachable' ? { ...problem, reason: 'closed' } : problem;
    }
  }
}

function waitOf(seconds: number = retryAfterSeconds): number {
  return Math.min(Math.max(seconds, 1), longestRetryAfterSeconds);
}

function publicErrors(errors: Readonly<Record<string, readonly string[]>>): Record<string, readonly string[]> {
  const entries = Object.entries(errors).filter(([path]) => publicPath.test(path));
  return Object.fromEntries(
    entries.slice(0, maxFields).map(([path, sentences]) => [path, sentences.slice(0, maxSentences).map(shorten)]),
  );
}

function shorten(sentence: string): string {
  return sentence.slice(0, longestSentence);
}

/** Returns the problem that a page gets while the server cannot be reached. */
export function refuseUnavailable(): ProblemResult {
  return refuse({ code: 'unavailable', retryAfterSeconds });
}
