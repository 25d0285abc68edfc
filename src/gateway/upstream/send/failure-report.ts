import type { RequestFailure } from '../../../api/index.ts';
import type { Endpoint, Problem } from '../../../contract/index.ts';
import { asInstant, type Clock, type Instant, minuteMillis } from '../../../time/index.ts';
import { BoundedMap } from '../../state/index.ts';
import { ResponseTooLarge } from './bounded-fetch.ts';

/** Tells the operator of the gateway what is wrong with the server. */
export type Report = (sentence: string) => void;

/** How long the same sentence is not repeated. */
const quietMinutes = 60;
const rememberedSentences = 100;

/** What a report needs: the time, and a receiver for its sentences. */
export type ReportOptions = { readonly clock: Clock; readonly onError: (error: unknown) => void };

/** Creates a report that repeats the same sentence at most once an hour, however many requests fail. */
export function createReport({ clock, onError }: ReportOptions): Report {
  const saidAt = new BoundedMap<Instant>(rememberedSentences);
  return function report(sentence) {
    const now = clock();
    const before = saidAt.get(sentence);
    if (before !== undefined && Math.abs(now - before) < quietMinutes * minuteMillis) return;
    saidAt.set(sentence, asInstant(now));
    onError(new Error(sentence));
  };
}

/** A request that failed, and what the page learns about it. */
type FailedRequest = {
  readonly endpoint: Endpoint;
  readonly failure: RequestFailure;
  readonly problem: Problem;
};

/** Called when a request failed. */
export type OnFailure = (request: FailedRequest) => void;

/** Where failed requests, and a key that the server refuses, are reported. */
export type FailuresOptions = {
  readonly report: Report;
  /** Called for every response that refuses the key. */
  readonly onKeyRefused?: (() => void) | undefined;
};

/**
 * Creates the report of failed requests. It quotes neither the server nor an error of `fetch`, which may hold the key.
 */
export function createFailureReport({ report, onKeyRefused }: FailuresOptions): OnFailure {
  return function reportFailure({ endpoint: { method, path }, failure, problem }) {
    if (failure.kind !== 'unreachable' && failure.status === 401) onKeyRefused?.();
    const what = sentenceOf(failure, problem);
    if (what !== undefined) report(`The server's response to ${method} ${path} ${what}`);
  };
}

const wrongSetup = 'refuses the key or the address for this request: the key may lack a scope, such as "book".';

function sentenceOf(failure: RequestFailure, { code }: Problem): string | undefined {
  if (failure.kind === 'unreachable') {
    if (failure.cause instanceof ResponseTooLarge) return 'is larger than 2 MB, and was not read.';
    return 'did not come: the server cannot be reached.';
  }
  if (failure.status === 401) return 'refuses the key: pages are shown nothing new, and no one can book.';
  if (failure.status >= 500) return `has status ${failure.status}.`;
  if (code !== 'unavailable') return undefined;
  if (failure.kind === 'refused') return failure.status === 403 || failure.status === 404 ? wrongSetup : undefined;
  if (failure.status < 400) return 'cannot be read: it lacks what is shown.';
  return `has status ${failure.status} and cannot be read: a proxy in front of the server may have sent it.`;
}
