import type { Problem } from './problems.ts';

/** The result of an operation: its data, or the problem that prevented it. Expected outcomes never throw. */
export type Result<Data> = Ok<Data> | ProblemResult;

type Ok<Data> = {
  readonly ok: true;
  readonly data: Data;
  /** Whether the operation had nothing to change. @default false */
  readonly isUnchanged?: true;
  /** The details of the operation for the history of the data. They are not part of the response. */
  readonly recorded?: object;
};

/** A result without data. */
export type ProblemResult = { readonly ok: false; readonly problem: Problem };

/** Returns a result that holds data. */
export function ok<Data>(data: Data): Ok<Data> {
  return { ok: true, data };
}

/** Returns the result of a change that had already been made. */
export function unchanged<Data>(data: Data): Ok<Data> {
  return { ok: true, data, isUnchanged: true };
}

/** Returns a result that refuses the operation. */
export function refuse(problem: Problem): ProblemResult {
  return { ok: false, problem };
}

/** Returns a result that refuses one field of a request. The sentence says what it must be. */
export function refuseField(field: string, sentence: string): ProblemResult {
  return refuse({ code: 'validation_failed', errors: { [field]: [sentence] } });
}

/** Maps the data of a result. A refusal stays unchanged. */
export function mapResult<Data, Mapped>(result: Result<Data>, map: (data: Data) => Mapped): Result<Mapped> {
  return result.ok ? ok(map(result.data)) : result;
}
