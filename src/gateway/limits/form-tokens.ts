import { type FormToken, ok, type Result, refuse } from '../../contract/index.ts';
import { asInstant, type Clock, type Instant } from '../../time/index.ts';
import { type Signer, toBase64url } from '../tokens/index.ts';
import { isSolved } from './proof-of-work.ts';
import { minBits, type ProofOfWork, type PuzzleDifficulty, type PuzzleSubject } from './puzzle-difficulty.ts';

/** Which event type is booked, and in which account. */
export type BookedEventType = { readonly eventTypeId: number; readonly accountId: string };

/** The event type of a form, and the network address of the visitor who fills it in, if it is known. */
export type FormVisit = {
  readonly eventType: BookedEventType;
  readonly address: string | undefined;
};

/** What a page sends with a booking to prove that a person filled in the form. */
export type PresentedToken = FormVisit & {
  readonly token: string;
  /** The solution of the puzzle of the token. */
  readonly proof: string;
};

/** An accepted token. Its name is used up; undefined if no token is required. */
export type AcceptedToken = { readonly name: string | undefined };

/** Form tokens show that a person took the time to fill in the form. */
export type FormTokens = {
  issue(visit: FormVisit): Promise<FormToken>;
  /** Accepts the proof of a page, or refuses it without a reason. */
  check(presented: PresentedToken): Promise<Result<AcceptedToken>>;
};

/** The shortest time in which a person could fill in the form. */
export const minAgeSeconds = 2;
/** How long a form may stay open. A puzzle expires sooner, so that no one can solve puzzles in advance. */
export const maxAgeSeconds = 2 * 60 * 60;
const maxPuzzleAgeSeconds = 10 * 60;
const nameBytes = 16;

/** What form tokens are built from. */
export type FormTokenOptions = {
  readonly mode: ProofOfWork;
  readonly signer: Signer;
  readonly difficulty: PuzzleDifficulty;
  readonly clock: Clock;
};

/**
 * Creates the form tokens: `<name>.<time>.<difficulty>.<HMAC>`. They are stored only once they are used up. The token
 * is the challenge of its own puzzle.
 */
export function createFormTokens({ mode, signer, difficulty, clock }: FormTokenOptions): FormTokens {
  /** Returns the name of a token that is signed, old enough and solved. Returns undefined for any other. */
  async function nameOfValid(presented: PresentedToken, requiredBits: number): Promise<string | undefined> {
    const { eventType, token, proof } = presented;
    const fields = readToken(token);
    if (!fields || !(await signer.isSigned(signedText(eventType, fields.content), fields.signature))) return undefined;
    const ageSeconds = (clock() - fields.issuedAt) / 1000;
    const oldest = fields.difficulty > 0 ? maxPuzzleAgeSeconds : maxAgeSeconds;
    if (ageSeconds < minAgeSeconds || ageSeconds > oldest || fields.difficulty < requiredBits) return undefined;
    if (fields.difficulty > 0 && !(await isSolved({ challenge: token, number: proof, difficulty: fields.difficulty })))
      return undefined;
    return fields.name;
  }

  return {
    async issue(visit) {
      if (mode === 'never') return { token: '', usable_in_seconds: 0, proof_of_work: null };
      const bits = await difficulty.bitsFor(puzzleSubjectOf(visit));
      const name = toBase64url(crypto.getRandomValues(new Uint8Array(nameBytes)));
      const content = `${name}.${clock()}.${bits}`;
      const token = `${content}.${await signer.sign(signedText(visit.eventType, content))}`;
      const puzzle = bits > 0 ? { challenge: token, difficulty: bits } : null;
      return { token, usable_in_seconds: minAgeSeconds, proof_of_work: puzzle };
    },
    async check(presented) {
      if (mode === 'never') return ok({ name: undefined });
      // The difficulty at the time of issue counts: it may rise faster than a phone can solve the puzzle.
      const requiredBits = Math.min(await difficulty.bitsFor(puzzleSubjectOf(presented)), minBits);
      const name = await nameOfValid(presented, requiredBits);
      return name === undefined ? refuse({ code: 'form_token_required' }) : ok({ name });
    },
  };
}

function puzzleSubjectOf({ address, eventType }: FormVisit): PuzzleSubject {
  return { address, accountId: eventType.accountId };
}

type ReadToken = {
  readonly name: string;
  readonly issuedAt: Instant;
  readonly difficulty: number;
  /** The signed text, without its purpose. */
  readonly content: string;
  readonly signature: string;
};

function readToken(token: string): ReadToken | undefined {
  const [, content = '', name = '', issuedAt, difficulty, signature = ''] =
    /^(([\w-]+)\.(\d{1,15})\.(\d{1,2}))\.([\w-]+)$/.exec(token) ?? [];
  if (content === '') return undefined;
  return { name, issuedAt: asInstant(Number(issuedAt)), difficulty: Number(difficulty), content, signature };
}

function signedText({ eventTypeId }: BookedEventType, content: string): string {
  return `form ${eventTypeId} ${content}`;
}
