import type { Failed } from '../api/index.ts';
import { type Problem, refusals } from '../contract/index.ts';

const retryAfterSeconds = 5;

/** Fields of a request whose faults the page may read; anything else the server says stays with us. */
const tellablePath = /^(answers(\.[a-z][a-z0-9_-]*)?|start|duration|timezone|end|metadata)$/;

/**
 * Maps a failure of the server behind the gateway to one the page may see. What belongs to another account looks like
 * what does not exist; a key the server refuses, or an answer we cannot read, is our trouble: unavailable.
 */
export function problemOf(failed: Failed): Problem {
  const unavailable: Problem = { code: 'unavailable', retryAfterSeconds };
  if (failed.kind !== 'refused') return unavailable;
  switch (failed.status) {
    case 403:
    case 404:
      return { code: 'resource_not_found' };
    case 409: {
      const reason = refusals.find((refusal) => refusal === failed.reason);
      return { code: 'slot_unavailable', ...(reason && { reason }) };
    }
    case 422:
      return { code: 'validation_failed', errors: tellable(failed.errors) };
    default:
      return unavailable;
  }
}

function tellable(errors: Readonly<Record<string, readonly string[]>>): Record<string, readonly string[]> {
  return Object.fromEntries(Object.entries(errors).filter(([path]) => tellablePath.test(path)));
}
