import type { Answer } from '../../contract/index.ts';

/** Known answers, by the identifier of their field. An answer can lock its field, or hide it. */
export type Prefill = {
  readonly [identifier: string]:
    | Answer
    | { readonly value: Answer; readonly readOnly?: boolean; readonly hidden?: boolean };
};
