import type { Failed } from '../api/index.ts';
import type { Endpoint } from '../contract/index.ts';
import { asInstant, type Clock, type Instant } from '../time/index.ts';
import { AnswerTooLarge } from './bounded-fetch.ts';
import { BoundedMap } from './bounded-map.ts';

/** Told of a request that came to nothing because of the server, not of what was asked. */
export type OnFailure = (endpoint: Endpoint, failed: Failed) => void;

/** After how long the same failure is worth another line. */
const quietMinutes = 60;
const rememberedFailures = 100;

export type FailuresOptions = {
  readonly clock: Clock;
  readonly onError: (error: unknown) => void;
  /** Told of every answer that refuses the key. */
  readonly onKeyRefused?: (() => void) | undefined;
};

/**
 * Creates what reports failures of the server: each kind once an hour, however many visitors find out. It quotes neither
 * the server nor what `fetch` threw, which may hold the key.
 */
export function createFailureReport({ clock, onError, onKeyRefused }: FailuresOptions): OnFailure {
  const reported = new BoundedMap<Instant>(rememberedFailures);
  return function reportFailure({ method, path }, failed) {
    if (failed.kind !== 'unreachable' && failed.status === 401) onKeyRefused?.();
    const what = sentenceOf(failed);
    if (what === undefined) return;
    const sentence = `The server's answer to ${method} ${path} ${what}`;
    const before = reported.get(sentence);
    const now = clock();
    if (before !== undefined && Math.abs(now - before) < quietMinutes * 60_000) return;
    reported.set(sentence, asInstant(now));
    onError(new Error(sentence));
  };
}

function sentenceOf(failed: Failed): string | undefined {
  if (failed.kind === 'unreachable') {
    if (failed.cause instanceof AnswerTooLarge) return 'is larger than 2 MB, and was not read.';
    return 'did not come: the server cannot be reached.';
  }
  if (failed.status === 401) return 'refuses the key: pages are shown nothing new, and nobody can book.';
  if (failed.status >= 500) return `has status ${failed.status}.`;
  return failed.kind === 'unreadable' && failed.status < 400 ? 'cannot be read: it lacks what is shown.' : undefined;
}
