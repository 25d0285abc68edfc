import type { ThreadedFile } from './read-bytes.ts';

/** What a thread is started for: to read a calendar file, or to take the files out of what a CalDAV server answered. */
export type ThreadJob =
  | { readonly kind: 'file'; readonly file: ThreadedFile }
  | { readonly kind: 'entries'; readonly bytes: Uint8Array<ArrayBuffer> };
