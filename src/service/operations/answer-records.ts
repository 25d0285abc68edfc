import type { Instant } from '../../time/index.ts';
import type { Records } from './context.ts';

/** A request that is to be answered once, however often it comes. */
export type Claim = {
  readonly accountId: number;
  readonly route: string;
  /** What the caller named the request, unique to the account and the route for a day. */
  readonly key: string;
  /** SHA-256 of what was sent, 32 bytes. */
  readonly payload: Uint8Array;
};

/** An answer as it was sent. */
export type KeptAnswer = { readonly status: number; readonly body: string };

export type Answered<Answer> =
  | { readonly kind: 'first'; readonly answer: Answer }
  | { readonly kind: 'again'; readonly kept: KeptAnswer }
  /** The key came before with another payload. */
  | { readonly kind: 'reused' }
  /** The first request with the key is not answered yet. */
  | { readonly kind: 'in progress' }
  /** The account has too many such requests under way; nothing was done. */
  | { readonly kind: 'busy' };

/** How to answer a request that was not answered before. */
export type FirstTime<Answer extends KeptAnswer> = {
  readonly now: Instant;
  /** Answers with records that are written together with the answer: both, or neither. */
  answer(records: Records): Promise<Answer>;
  /** Returns whether an answer will stand, or the request may be tried again. */
  isFinal(answer: Answer): boolean;
};

/** What is kept of answers, so that a request sent twice does one thing. */
export type AnswerRecords = {
  answerOnce<Answer extends KeptAnswer>(claim: Claim, first: FirstTime<Answer>): Promise<Answered<Answer>>;
  /** Removes some of the answers that are a day old, of any account; returns how many. */
  removeExpiredAnswers(now: Instant): Promise<number>;
};
