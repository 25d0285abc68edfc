import type * as v from 'valibot';

/** One thing that the interface speaks of. */
export type Noun = {
  readonly schema: v.GenericSchema;
  readonly description: string;
  /** What is known of its properties beyond their types. */
  readonly parts?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
};
