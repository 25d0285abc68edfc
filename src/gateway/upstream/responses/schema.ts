import * as v from 'valibot';

/**
 * Reads what is used of a response: what a server leaves out, or says `null` of, is the default. What it says in another
 * shape cannot be read.
 */
export function orElse<Schema extends v.GenericSchema, const Default>(schema: Schema, fallback: Default) {
  return v.pipe(
    v.optional(v.nullable(schema), null),
    v.transform((read): v.InferOutput<Schema> | Default => read ?? fallback),
  );
}

/** Reads what is only shown of a response: what is missing or in another shape is the default. */
export function shown<Schema extends v.GenericSchema>(schema: Schema, fallback: v.InferOutput<Schema>) {
  return v.fallback(schema, fallback);
}
