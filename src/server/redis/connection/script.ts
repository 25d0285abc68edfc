/** The arguments and results of a script: whole numbers, texts, and lists of them. */
export type ScriptValue = string | number | null | readonly ScriptValue[];

export type Call = { readonly keys: readonly string[]; readonly values: readonly (string | number)[] };

/**
 * Runs a script in Redis, where nothing else happens meanwhile. Time is always handed in: the clocks of replicas differ
 * less than a minute, and one clock must decide.
 */
export type RunScript = (lua: string, call: Call) => Promise<ScriptValue>;

/** Reads a list of what a script gave back; a script of ours that gives anything else is broken. */
export function listOf(value: ScriptValue | undefined): readonly ScriptValue[] {
  if (Array.isArray(value)) return value;
  throw new Error(`Redis gave back no list: ${typeof value}.`);
}

/** Reads a whole number, which some commands give back as text. */
export function numberOf(value: ScriptValue | undefined): number {
  const number = typeof value === 'string' ? Number.parseFloat(value) : value;
  if (typeof number === 'number' && Number.isFinite(number)) return number;
  throw new Error(`Redis gave back no number: ${typeof value}.`);
}
