import type { Answer } from '../../contract/index.ts';

/** Answers known beforehand, by the identifier of their field; one may lock its field, or hide it. */
export type Prefill = {
  readonly [identifier: string]:
    | Answer
    | { readonly value: Answer; readonly readOnly?: boolean; readonly hidden?: boolean };
};
