import type { RequestFailure } from '../../api/index.ts';

/** A request to the server that failed. */
export class RequestError extends Error {
  readonly failed: RequestFailure;

  constructor(failed: RequestFailure) {
    super(failed.kind === 'refused' ? failed.message : failed.kind);
    this.name = 'RequestError';
    this.failed = failed;
  }

  /** The problem's code, for example `slot_unavailable`; undefined if the response was unreadable. */
  get code(): string | undefined {
    return this.failed.kind === 'refused' ? this.failed.code : undefined;
  }

  /** The server's details about the cause, for example why a calendar cannot be read. */
  get reason(): string | undefined {
    return this.failed.kind === 'refused' ? this.failed.reason : undefined;
  }

  /** The errors of each field, by a path such as `hours.monday[0].start`; empty for other failures. */
  get errors(): Readonly<Record<string, readonly string[]>> {
    return this.failed.kind === 'refused' ? this.failed.errors : {};
  }
}
