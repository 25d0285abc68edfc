/**
 * Why a request returned no data. `unreachable`: there was no response. `unreadable`: the response does not match its
 * schema. `refused`: the server reported a failure with a code.
 */
export type RequestFailure =
  | {
      readonly kind: 'unreachable';
      /** What `fetch` threw. */
      readonly cause?: unknown;
      /** There was no response. */
      readonly status?: undefined;
      readonly retryAfterSeconds?: undefined;
    }
  | { readonly kind: 'unreadable'; readonly status: number; readonly retryAfterSeconds?: number }
  | {
      readonly kind: 'refused';
      readonly status: number;
      /** A row of the problem table, or another server's own code. */
      readonly code: string;
      readonly message: string;
      /** Sentences by the path of the field they are about. */
      readonly errors: Readonly<Record<string, readonly string[]>>;
      readonly reason: string | undefined;
      readonly requestId: string | undefined;
      readonly retryAfterSeconds: number | undefined;
      /** The resource as it is now, if it was changed in the meantime. */
      readonly current?: unknown;
    };
