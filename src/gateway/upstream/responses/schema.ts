import * as v from 'valibot';

/** Reads a field that is used: a missing field or `null` becomes the default. Fails for a value of another type. */
export function orElse<Schema extends v.GenericSchema, const Default>(schema: Schema, fallback: Default) {
  return v.pipe(
    v.optional(v.nullable(schema), null),
    v.transform((value): v.InferOutput<Schema> | Default => value ?? fallback),
  );
}

/** Reads a field that is only shown: a missing value, or one of another type, becomes the default. */
export function lenient<Schema extends v.GenericSchema>(schema: Schema, fallback: v.InferOutput<Schema>) {
  return v.fallback(schema, fallback);
}
