// SHA-256 (FIPS 180-4) in plain JavaScript, because pages on plain HTTP have no `crypto.subtle`.

/** The constants of the 64 rounds (FIPS 180-4, 4.2.2). */
const roundConstants = Int32Array.from(
  (
    '428a2f98 71374491 b5c0fbcf e9b5dba5 3956c25b 59f111f1 923f82a4 ab1c5ed5 d807aa98 12835b01 243185be 550c7dc3 ' +
    '72be5d74 80deb1fe 9bdc06a7 c19bf174 e49b69c1 efbe4786 0fc19dc6 240ca1cc 2de92c6f 4a7484aa 5cb0a9dc 76f988da ' +
    '983e5152 a831c66d b00327c8 bf597fc7 c6e00bf3 d5a79147 06ca6351 14292967 27b70a85 2e1b2138 4d2c6dfc 53380d13 ' +
    '650a7354 766a0abb 81c2c92e 92722c85 a2bfe8a1 a81a664b c24b8b70 c76c51a3 d192e819 d6990624 f40e3585 106aa070 ' +
    '19a4c116 1e376c08 2748774c 34b0bcb5 391c0cb3 4ed8aa4a 5b9cca4f 682e6ff3 748f82ee 78a5636f 84c87814 8cc70208 ' +
    '90befffa a4506ceb bef9a3f7 c67178f2'
  ).split(' '),
  (hex) => Number.parseInt(hex, 16),
);

/** The hash value before the first block (FIPS 180-4, 5.3.3). */
const initialState = Int32Array.from(
  '6a09e667 bb67ae85 3c6ef372 a54ff53a 510e527f 9b05688c 1f83d9ab 5be0cd19'.split(' '),
  (hex) => Number.parseInt(hex, 16),
);

/** Both the bytes of a block and its rounds. */
export const blockBytes = 64;
const lengthBytes = 8;
/** The message schedule of one block (FIPS 180-4, 6.2.2). */
const schedule = new Int32Array(blockBytes);

/** Returns the state before the first block. */
export function createState(): Int32Array {
  return initialState.slice();
}

/** Returns the length of a message with its final padding, in bytes. */
export function paddedBytes(bytes: number): number {
  return Math.ceil((bytes + 1 + lengthBytes) / blockBytes) * blockBytes;
}

/** Pads a message: `end` is where its last bytes stop in `bytes`, `length` is its total length. */
export function pad(bytes: Uint8Array, end: number, length: number): void {
  const size = paddedBytes(end);
  bytes.fill(0, end, size);
  bytes[end] = 0x80;
  const bits = length * 8;
  for (let index = 0; index < 4; index += 1) bytes[size - 1 - index] = (bits >>> (index * 8)) & 0xff;
}

/** Processes one block of `bytes`, from `offset` on. */
export function compress(state: Int32Array, bytes: Uint8Array, offset: number): void {
  expand(bytes, offset);
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let round = 0; round < blockBytes; round += 1) {
    const mixedE = rotateRight(e, 6) ^ rotateRight(e, 11) ^ rotateRight(e, 25);
    const first = (h + mixedE + ((e & f) ^ (~e & g)) + at(roundConstants, round) + at(schedule, round)) | 0;
    const second = ((rotateRight(a, 2) ^ rotateRight(a, 13) ^ rotateRight(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + second) | 0;
  }
  const working = [a, b, c, d, e, f, g, h];
  for (let index = 0; index < working.length; index += 1) state[index] = (at(state, index) + (working[index] ?? 0)) | 0;
}

function expand(bytes: Uint8Array, offset: number): void {
  for (let index = 0; index < 16; index += 1) {
    const byte = offset + index * 4;
    schedule[index] =
      (at(bytes, byte) << 24) | (at(bytes, byte + 1) << 16) | (at(bytes, byte + 2) << 8) | at(bytes, byte + 3);
  }
  for (let index = 16; index < blockBytes; index += 1) {
    const [early, late] = [at(schedule, index - 15), at(schedule, index - 2)];
    const mixedEarly = rotateRight(early, 7) ^ rotateRight(early, 18) ^ (early >>> 3);
    const mixedLate = rotateRight(late, 17) ^ rotateRight(late, 19) ^ (late >>> 10);
    schedule[index] = (at(schedule, index - 16) + mixedEarly + at(schedule, index - 7) + mixedLate) | 0;
  }
}

function rotateRight(word: number, bits: number): number {
  return (word >>> bits) | (word << (32 - bits));
}

// Every index here is within bounds. The compiler cannot know that.
function at(list: Int32Array | Uint8Array, index: number): number {
  return list[index] ?? 0;
}
