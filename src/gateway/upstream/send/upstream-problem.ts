import type { RequestFailure } from '../../../api/index.ts';
import { type Problem, type Refused, refusals, refuse } from '../../../contract/index.ts';

const retryAfterSeconds = 5;
const longestRetryAfterSeconds = 3600;

/** Fields of a request whose errors the page may read; whatever else the server says stays here. */
const publicPath = /^(answers(\.[a-z][a-z0-9_-]*)?|start|duration|timezone|end|metadata|reason)$/;
/** How much of them: a page shows a few sentences. */
const mostFields = 50;
const mostSentences = 3;
const longestSentence = 300;

/**
 * Maps a failure of the server behind the gateway to one the page may see. What belongs to another account looks like
 * what does not exist; a key the server refuses, or data we cannot read, is our trouble: unavailable. How a server
 * words its failures is its own: without words of ours the status alone has to do.
 */
export function problemOf(failed: RequestFailure): Problem {
  if (failed.kind === 'unreachable') return { code: 'unavailable', retryAfterSeconds };
  const refused = failed.kind === 'refused' ? failed : undefined;
  switch (failed.status) {
    case 403:
    case 404:
      return { code: 'resource_not_found' };
    case 409: {
      // The same booking is under way: what it comes to is known in a moment.
      if (refused?.code === 'idempotency_in_progress') return { code: 'unavailable', retryAfterSeconds };
      // Says that there is a limit, and nothing of the bookings: the mail of each has its link.
      if (refused?.code === 'invitee_limit_reached') return { code: refused.code };
      if (refused?.code === 'event_in_past' || refused?.code === 'event_canceled') return { code: refused.code };
      const reason = refusals.find((refusal) => refusal === refused?.reason);
      return { code: 'slot_unavailable', ...(reason && { reason }) };
    }
    case 422:
      if (refused?.code === 'idempotency_key_reused') return { code: 'idempotency_key_reused' };
      return { code: 'validation_failed', errors: publicErrors(refused?.errors ?? {}) };
    case 429:
      return { code: 'too_many_requests', retryAfterSeconds: waitOf(failed.retryAfterSeconds) };
    default: {
      const problem = { code: 'unavailable', retryAfterSeconds: waitOf(failed.retryAfterSeconds) } as const;
      // Strangers must not learn what is wrong with the host's calendars.
      return refused?.code === 'calendar_unreachable' ? { ...problem, reason: 'closed' } : problem;
    }
  }
}

function waitOf(seconds: number = retryAfterSeconds): number {
  return Math.min(Math.max(seconds, 1), longestRetryAfterSeconds);
}

function publicErrors(errors: Readonly<Record<string, readonly string[]>>): Record<string, readonly string[]> {
  const shown = Object.entries(errors).filter(([path]) => publicPath.test(path));
  return Object.fromEntries(
    shown.slice(0, mostFields).map(([path, sentences]) => [path, sentences.slice(0, mostSentences).map(shorten)]),
  );
}

function shorten(sentence: string): string {
  return sentence.slice(0, longestSentence);
}

/** Returns the problem that a page gets while the server cannot be reached. */
export function refuseUnavailable(): Refused {
  return refuse({ code: 'unavailable', retryAfterSeconds });
}
