import type { Blocks } from '../../outward/index.ts';
import type { ThreadedFile } from './read-file.ts';
import type { ThreadedObjects } from './summarize-objects.ts';

/** A job of a thread: reading a calendar file, or a CalDAV server's response. */
export type ThreadJob =
  | { readonly kind: 'file'; readonly file: ThreadedFile }
  | { readonly kind: 'objects'; readonly response: ThreadedObjects }
  | { readonly kind: 'listing'; readonly blocks: Blocks };
