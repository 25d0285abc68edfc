import { blockBytes, compress, createState, pad, paddedBytes } from './sha256.ts';

export type Puzzle = { readonly challenge: string; readonly difficulty: number };

/** What the solver is given of the world. */
export type SolverParts = {
  /** A clock in milliseconds. */
  readonly now: () => number;
  /** Lets the page have the main thread. */
  readonly pause: () => Promise<void>;
};

/** Half of a frame: typing and scrolling stay smooth beside it. */
const sliceMillis = 6;
const attemptsAtOnce = 64;
const longestNonce = 16;

/**
 * Finds the first number whose SHA-256 together with the challenge begins with `difficulty` zero bits. It works a few
 * milliseconds at a time on the main thread: under a strict Content-Security-Policy there is no worker. Rejects when
 * `pause` does, which is how it is stopped.
 */
export async function solve({ challenge, difficulty }: Puzzle, { now, pause }: SolverParts): Promise<string> {
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

/** Returns how a number is tried. What comes before it is reckoned once. */
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
