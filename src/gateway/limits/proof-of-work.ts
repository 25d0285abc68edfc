/** The most digits of a solution. No phone counts further. */
const solution = /^\d{1,16}$/;

type Puzzle = {
  readonly challenge: string;
  readonly number: string;
  /** In zero bits. */
  readonly difficulty: number;
};

/** Returns whether a number solves a challenge: SHA-256 of `challenge.number` begins with `difficulty` zero bits. */
export async function isSolved({ challenge, number, difficulty }: Puzzle): Promise<boolean> {
  if (!solution.test(number)) return false;
  const text = new TextEncoder().encode(`${challenge}.${number}`);
  return leadingZeroBits(new Uint8Array(await crypto.subtle.digest('SHA-256', text))) >= difficulty;
}

function leadingZeroBits(bytes: Uint8Array): number {
  const first = bytes.findIndex((byte) => byte !== 0);
  return first === -1 ? bytes.length * 8 : first * 8 + Math.clz32(bytes[first] ?? 0) - 24;
}
