/** The body of a response, each block in memory of its own that can be handed to a thread. */
export type Blocks = readonly Uint8Array<ArrayBuffer>[];

/** Small enough that the allocator reuses memory: filling fresh memory is slow. */
const maxBlockBytes = 64 * 1024;

/**
 * Collects the parts of a body as they arrive, copying each once. Blocks grow with the body, so neither a short body
 * nor one that arrives in tiny parts takes much more memory than its bytes.
 */
export function createBlocks() {
  const blocks: Uint8Array<ArrayBuffer>[] = [];
  let byteLength = 0;
  let open = Buffer.alloc(0);
  let used = 0;

  function begin(bytes: number): void {
    open = Buffer.allocUnsafeSlow(Math.min(maxBlockBytes, Math.max(bytes, byteLength)));
    used = 0;
    blocks.push(open);
  }

  return {
    add(part: Buffer): void {
      for (let from = 0; from < part.length; ) {
        if (used === open.length) begin(part.length - from);
        const copied = part.copy(open, used, from);
        from += copied;
        used += copied;
        byteLength += copied;
      }
    },

    byteLength: () => byteLength,

    take(): Blocks {
      return used === open.length ? blocks : [...blocks.slice(0, -1), open.subarray(0, used)];
    },
  };
}

/** Returns the bytes of all blocks together. */
export function lengthOf(blocks: Blocks): number {
  return blocks.reduce((bytes, { byteLength }) => bytes + byteLength, 0);
}

/** Joins the blocks of a short body. */
export function textOf(blocks: Blocks): string {
  return Buffer.concat(blocks).toString('utf8');
}
