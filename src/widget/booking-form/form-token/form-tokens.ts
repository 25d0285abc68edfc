import type { FormToken } from '../../../contract/index.ts';
import type { Reply, RequestFailure } from '../../queries/index.ts';
import type { Puzzle } from './proof-of-work.ts';

/** A form token with the solution of its puzzle. Both are empty if the gateway requires neither. */
export type SolvedFormToken = { readonly formToken: string; readonly proofOfWork: string };

export type FormTokensOptions = {
  readonly request: () => Promise<Reply<FormToken>>;
  readonly wait: (millis: number) => Promise<void>;
  readonly solve: (puzzle: Puzzle) => Promise<string>;
};

export type FormTokens = {
  /** Requests a token, so that it is ready when the form is. */
  readonly prefetch: () => void;
  /** Returns the current token once it is usable. After a failure the next call requests another. */
  readonly current: () => Promise<Reply<SolvedFormToken>>;
  /** Drops the current token, because it was used up or has expired. */
  readonly discard: () => void;
};

const noToken: SolvedFormToken = { formToken: '', proofOfWork: '' };
const marginMillis = 100; // the gateway's clock may run at another speed than ours

/** Requests the form token for a booking, and solves its puzzle, while the invitee is still typing. */
export function createFormTokens({ request, wait, solve }: FormTokensOptions): FormTokens {
  let current: Promise<Reply<SolvedFormToken>> | undefined;

  async function fetchAndSolve(): Promise<Reply<SolvedFormToken>> {
    const reply = await request();
    if (!reply.ok) return isWithoutTokens(reply.failed) ? { ok: true, data: noToken } : reply;
    const { token, usable_in_seconds: seconds, proof_of_work: puzzle } = reply.data;
    const untilUsable = seconds > 0 ? wait(seconds * 1000 + marginMillis) : undefined;
    const proofOfWork = puzzle ? await solve(puzzle) : '';
    await untilUsable;
    return { ok: true, data: { formToken: token, proofOfWork } };
  }

  function start(): Promise<Reply<SolvedFormToken>> {
    const attempt = fetchAndSolve();
    const forget = () => {
      if (current === attempt) current = undefined;
    };
    attempt.then((reply) => reply.ok || forget(), forget);
    current = attempt;
    return attempt;
  }

  return {
    prefetch() {
      if (!current) start();
    },
    current: () => current ?? start(),
    discard() {
      current = undefined;
    },
  };
}

/** Returns whether the gateway does not support form tokens. */
function isWithoutTokens(failure: RequestFailure): boolean {
  return failure.kind === 'refused' && failure.status === 404;
}
