import type { Refused } from '../../contract/index.ts';

/** Thrown within a transaction, to roll it back because its work was refused. */
export class RefusedWork extends Error {
  readonly refused: Refused;

  constructor(refused: Refused) {
    super(refused.problem.code);
    this.refused = refused;
  }
}
