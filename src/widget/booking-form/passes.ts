import type { FormToken } from '../../contract/index.ts';
import type { Failed, Reply } from '../queries/index.ts';
import type { Puzzle } from './proof-of-work.ts';

/** What shows the gateway that a person books; both are empty where it asks for neither. */
export type Pass = { readonly formToken: string; readonly proofOfWork: string };

export type PassParts = {
  readonly ask: () => Promise<Reply<FormToken>>;
  readonly wait: (millis: number) => Promise<void>;
  readonly solve: (puzzle: Puzzle) => Promise<string>;
};

export type Passes = {
  /** Begins to get one, so that it is ready when the form is. */
  readonly prepare: () => void;
  /** Returns the pass at hand, once it may be shown; a failure to get one is asked again at the next call. */
  readonly current: () => Promise<Reply<Pass>>;
  /** Throws the pass away: it was used up, or has grown too old. */
  readonly discard: () => void;
};

const none: Pass = { formToken: '', proofOfWork: '' };
const marginMillis = 100; // the gateway's clock and ours need not tick together

/** Gets what a booking has to show while the invitee is still typing. */
export function createPasses({ ask, wait, solve }: PassParts): Passes {
  let current: Promise<Reply<Pass>> | undefined;

  async function obtain(): Promise<Reply<Pass>> {
    const reply = await ask();
    if (!reply.ok) return isUnknownThere(reply.failed) ? { ok: true, data: none } : reply;
    const { token, usable_in_seconds: seconds, proof_of_work: puzzle } = reply.data;
    const isLate = seconds > 0 ? wait(seconds * 1000 + marginMillis) : undefined;
    const proofOfWork = puzzle ? await solve(puzzle) : '';
    await isLate;
    return { ok: true, data: { formToken: token, proofOfWork } };
  }

  function begin(): Promise<Reply<Pass>> {
    const begun = obtain();
    const forget = () => {
      if (current === begun) current = undefined;
    };
    begun.then((reply) => reply.ok || forget(), forget);
    current = begun;
    return begun;
  }

  return {
    prepare() {
      if (!current) begin();
    },
    current: () => current ?? begin(),
    discard() {
      current = undefined;
    },
  };
}

/** Returns whether the gateway is one that knows nothing of form tokens. */
function isUnknownThere(failed: Failed): boolean {
  return failed.kind === 'refused' && failed.status === 404;
}
