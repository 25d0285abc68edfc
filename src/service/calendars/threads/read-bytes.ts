import { type CalendarFile, createWorkLimit } from '../reading/index.ts';
import { type FileSummary, summarizeFile } from './summarize.ts';

/** A file as it came over the network. */
export type ThreadedFile = Omit<CalendarFile, 'text' | 'limit'> & {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** How much work its recurrences may be. */
  readonly workUnits: number;
};

/** Decodes and reads a file. Both take a while if it is large. */
export function readBytes({ bytes, workUnits, ...file }: ThreadedFile): FileSummary {
  return summarizeFile({ ...file, text: new TextDecoder().decode(bytes), limit: createWorkLimit(workUnits) });
}
