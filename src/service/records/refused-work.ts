import type { ProblemResult } from '../../contract/index.ts';

/** Thrown within a transaction, to roll it back because its work was refused. */
export class RefusedWork extends Error {
  readonly refused: ProblemResult;

  constructor(refused: ProblemResult) {
    super(refused.problem.code);
    this.refused = refused;
  }
}
