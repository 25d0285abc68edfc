import type * as v from 'valibot';

/** One noun of the API. */
export type Noun = {
  readonly schema: v.GenericSchema;
  readonly description: string;
  /** Facts about its properties beyond their types. */
  readonly parts?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
};
