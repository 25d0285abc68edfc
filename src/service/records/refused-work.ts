import type { ProblemResult } from '../../contract/index.ts';

/** Thrown within a transaction, to roll it back because its work was refused. */
export class RefusedWork extends Error {
  readonly result: ProblemResult;

  constructor(result: ProblemResult) {
    super(result.problem.code);
    this.result = result;
  }
}
