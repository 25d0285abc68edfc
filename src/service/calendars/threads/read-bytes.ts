import type { CalendarFile } from '../reading/index.ts';
import { type FileSummary, summarizeFile } from './summarize.ts';

/** A file as it came over the network. */
export type ThreadedFile = Omit<CalendarFile, 'text'> & { readonly bytes: Uint8Array<ArrayBuffer> };

/** Decodes and reads a file. Both take a while if it is large. */
export function readBytes({ bytes, ...file }: ThreadedFile): FileSummary {
  return summarizeFile({ ...file, text: new TextDecoder().decode(bytes) });
}
