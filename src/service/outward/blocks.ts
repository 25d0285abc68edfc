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
  let block = Buffer.alloc(0);
  let usedBytes = 0;

  function begin(bytes: number): void {
    block = Buffer.allocUnsafeSlow(Math.min(maxBlockBytes, Math.max(bytes, byteLength)));
    usedBytes = 0;
    blocks.push(block);
  }

  return {
    add(part: Buffer): void {
      for (let from = 0; from < part.length; ) {
        if (usedBytes === block.length) begin(part.length - from);
        const copiedBytes = part.copy(block, usedBytes, from);
        from += copiedBytes;
        usedBytes += copiedBytes;
        byteLength += copiedBytes;
      }
    },

    byteLength: () => byteLength,

    take(): Blocks {
      return usedBytes === block.length ? blocks : [...blocks.slice(0, -1), block.subarray(0, usedBytes)];
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
