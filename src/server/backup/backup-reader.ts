import { createHash } from 'node:crypto';
import { endOfTable } from './format.ts';

/** Reads a backup from its beginning to its end. */
export type BackupReader = {
  /** Reads a line, without its end. */
  line(): Promise<string>;
  /** Reads the rows of a table, and skips the line that ends them. */
  rows(): AsyncGenerator<Buffer>;
  /** Returns the SHA-256 of everything read so far. */
  checksum(): string;
};

const newline = 10;
const endLine = Buffer.from(endOfTable);

/** Creates a reader of pieces of any size. It holds no more than one piece and one line. */
export function createBackupReader(chunks: AsyncIterable<Buffer>): BackupReader {
  const source = chunks[Symbol.asyncIterator]();
  const hash = createHash('sha256');
  let ahead: Buffer = Buffer.alloc(0);

  async function readMore(): Promise<void> {
    const { done, value } = await source.next().catch((error) => {
      throw damagedBackup(error instanceof Error ? error.message : String(error), { cause: error });
    });
    if (done) throw damagedBackup('it ends too soon');
    ahead = ahead.length === 0 ? value : Buffer.concat([ahead, value]);
  }

  function take(length: number): Buffer {
    const bytes = ahead.subarray(0, length);
    ahead = ahead.subarray(length);
    hash.update(bytes);
    return bytes;
  }

  return {
    async line() {
      while (!ahead.includes(newline)) await readMore();
      return take(ahead.indexOf(newline) + 1)
        .subarray(0, -1)
        .toString('utf8');
    },
    async *rows() {
      for (;;) {
        while (!ahead.includes(newline)) await readMore();
        const end = endOfRows(ahead);
        const rows = take(end ?? ahead.lastIndexOf(newline) + 1);
        if (rows.length > 0) yield rows;
        if (end === undefined) continue;
        take(endLine.length);
        return;
      }
    },
    checksum: () => hash.copy().digest('hex'),
  };
}

/** Finds the beginning of the line that ends the rows, in a text that begins with a line. */
function endOfRows(text: Buffer): number | undefined {
  for (let at = text.indexOf(endLine); at >= 0; at = text.indexOf(endLine, at + 1)) {
    if (at === 0 || text[at - 1] === newline) return at;
  }
  return undefined;
}

/** Creates the error for a backup that cannot be read. It says what is wrong and what to do. */
export function damagedBackup(reason: string, options?: ErrorOptions): Error {
  return new Error(
    `The backup is damaged: ${reason}. Nothing was restored. Copy the file again, or use an earlier backup.`,
    options,
  );
}
