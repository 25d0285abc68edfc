/**
 * Why a request brought no data. `unreachable`: no answer at all; `unreadable`: an answer that is not of the shape
 * agreed on; `refused`: a failure told by the server, with its code.
 */
export type Failed =
  | { readonly kind: 'unreachable' /** What `fetch` threw. */; readonly cause?: unknown }
  | { readonly kind: 'unreadable'; readonly status: number; readonly retryAfterSeconds?: number }
  | {
      readonly kind: 'refused';
      readonly status: number;
      /** A row of the problem table, or a code of a server we do not know. */
      readonly code: string;
      readonly message: string;
      /** Sentences by the path of the field they are about. */
      readonly errors: Readonly<Record<string, readonly string[]>>;
      readonly reason: string | undefined;
      readonly requestId: string | undefined;
      readonly retryAfterSeconds: number | undefined;
    };
