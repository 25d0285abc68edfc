/** The arguments and results of a script: integers, texts, and lists of them. */
export type ScriptValue = string | number | null | readonly ScriptValue[];

export type Call = { readonly keys: readonly string[]; readonly values: readonly (string | number)[] };

/**
 * Runs a script in Redis, where nothing else happens in the meantime. The time is always an argument: the clocks of
 * replicas differ by less than a minute, and one clock must decide.
 */
export type RunScript = (lua: string, call: Call) => Promise<ScriptValue>;

/** Reads a list that a script returned. Throws for anything else, which would be a bug in the script. */
export function listOf(value: ScriptValue | undefined): readonly ScriptValue[] {
  if (Array.isArray(value)) return value;
  throw new Error(`Redis did not return a list: ${typeof value}.`);
}

/** Reads an integer, which some commands return as text. */
export function numberOf(value: ScriptValue | undefined): number {
  const number = typeof value === 'string' ? Number.parseFloat(value) : value;
  if (typeof number === 'number' && Number.isFinite(number)) return number;
  throw new Error(`Redis did not return a number: ${typeof value}.`);
}
