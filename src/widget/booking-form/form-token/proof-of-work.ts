import { blockBytes, compress, createState, pad, paddedBytes } from './sha256.ts';

export type Puzzle = { readonly challenge: string; readonly difficulty: number };

/** The clock and the pause that the solver uses. */
export type SolverOptions = {
  /** A clock in milliseconds. */
  readonly now: () => number;
  /** Yields the main thread to the page. */
  readonly pause: () => Promise<void>;
};

/** Half of a frame, so that typing and scrolling stay smooth. */
const sliceMillis = 6;
const attemptsAtOnce = 64;
const longestNonce = 16;

/**
 * Finds the first number whose SHA-256 together with the challenge begins with `difficulty` zero bits. It works a few
 * milliseconds at a time on the main thread, because a strict Content-Security-Policy allows no worker. Rejects when
 * `pause` does, which is how to stop it.
 */
export async function solve({ challenge, difficulty }: Puzzle, { now, pause }: SolverOptions): Promise<string> {
  const isSolution = createTrial(`${challenge}.`, difficulty);
  let nonce = 0;
  for (;;) {
    const end = now() + sliceMillis;
    do {
      for (const last = nonce + attemptsAtOnce; nonce < last; nonce += 1) if (isSolution(nonce)) return String(nonce);
    } while (now() < end);
    await pause();
  }
}

/** Returns a function that tries a number. The hash of the text before the number is computed once. */
export function createTrial(before: string, difficulty: number): (nonce: number) => boolean {
  const prefix = new TextEncoder().encode(before);
  const whole = prefix.length - (prefix.length % blockBytes);
  const start = createState();
  for (let offset = 0; offset < whole; offset += blockBytes) compress(start, prefix, offset);
  const rest = prefix.length - whole;
  const bytes = new Uint8Array(paddedBytes(rest + longestNonce));
  bytes.set(prefix.subarray(whole));
  const state = createState();
  return function isSolution(nonce) {
    const digits = String(nonce);
    for (let index = 0; index < digits.length; index += 1) bytes[rest + index] = digits.charCodeAt(index);
    const end = rest + digits.length;
    pad(bytes, end, whole + end);
    state.set(start);
    for (let offset = 0; offset < paddedBytes(end); offset += blockBytes) compress(state, bytes, offset);
    return leadingZeros(state) >= difficulty;
  };
}

function leadingZeros(state: Int32Array): number {
  const first = state.findIndex((word) => word !== 0);
  return first < 0 ? state.length * 32 : first * 32 + Math.clz32(state[first] ?? 0);
}
