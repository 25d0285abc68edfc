import { createHash } from 'node:crypto';
import type { Blocks } from '../../outward/index.ts';
import { type CalendarFile, createWorkLimit } from '../reading/index.ts';
import { type FileSummary, summarizeFile } from './summarize.ts';

/** A file as it came over the network. */
export type ThreadedFile = Omit<CalendarFile, 'text' | 'limit'> & {
  readonly blocks: Blocks;
  /** The SHA-256 of the last file; null to read this one even if it is the same. */
  readonly knownDigest: Uint8Array | null;
  /** The most work that its recurrences may take. */
  readonly workUnits: number;
};

/** The result of reading a file. */
export type ReadFile =
  | (Extract<FileSummary, { kind: 'read' }> & { readonly digest: Uint8Array })
  | Extract<FileSummary, { kind: 'failed' }>
  | { readonly kind: 'unchanged' };

const newline = 10;
const carriageReturn = 13;

/**
 * Reads a file, unless it is the same as the last one. Hashing, decoding and reading a large file take a while, so
 * `pause` is called between small steps.
 */
export function readFile({ blocks, knownDigest, workUnits, ...file }: ThreadedFile, pause?: () => void): ReadFile {
  const hash = createHash('sha256');
  for (const block of blocks) hash.update(block);
  const digest = hash.digest();
  if (knownDigest && digest.equals(knownDigest)) return { kind: 'unchanged' };
  const text = decode(Buffer.concat(blocks));
  const summary = summarizeFile({ ...file, text, limit: createWorkLimit(workUnits, pause) });
  return summary.kind === 'read' ? { ...summary, digest } : summary;
}

/**
 * Decodes a file as UTF-8, unless a byte order mark says otherwise. Some programs fold lines between the bytes of one
 * character (RFC 5545, 3.1). If a character cannot be decoded, the lines are unfolded first.
 */
function decode(bytes: Uint8Array<ArrayBuffer>): string {
  const wide = wideEncodingOf(bytes);
  if (wide) return new TextDecoder(wide).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder().decode(unfold(bytes));
  }
}

function wideEncodingOf([first, second]: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined;
}

function unfold(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const content = new Uint8Array(bytes.length);
  let length = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    const breakLength = bytes[at] === newline ? 1 : bytes[at] === carriageReturn && bytes[at + 1] === newline ? 2 : 0;
    const next = breakLength > 0 ? String.fromCharCode(bytes[at + breakLength] ?? 0) : '';
    if (next === ' ' || next === '\t') at += breakLength;
    else content[length++] = bytes[at] ?? 0;
  }
  return content.subarray(0, length);
}
