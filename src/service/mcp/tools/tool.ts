import type * as v from 'valibot';
import type { Result, Scope } from '../../../contract/index.ts';
import type { Session } from '../session.ts';

/**
 * What a tool does to data, so that an agent knows when to ask the person first. By the specification of MCP, a tool
 * whose `destructiveHint` is false only adds: it overwrites nothing.
 */
type Hints = { readonly readOnlyHint?: true; readonly destructiveHint?: boolean; readonly idempotentHint?: true };

/** The result of a tool: data that matches its output schema, and a short text in the zone of the caller. */
export type ToolOutput<Data> = { readonly data: Data; readonly text: string };

/** Everything about one tool. */
export type ToolRow<Input extends v.GenericSchema, Output extends v.GenericSchema> = {
  readonly name: string;
  /** Written for a model: what the tool does, and what to do first. */
  readonly description: string;
  /** The scope that the key needs in addition to `read`. */
  readonly scope: Scope;
  readonly hints: Hints;
  readonly input: Input;
  readonly output: Output;
  run(session: Session, input: v.InferOutput<Input>): Promise<Result<ToolOutput<v.InferOutput<Output>>>>;
};

/** A tool whose input is not read yet. */
export type Tool = Omit<ToolRow<v.GenericSchema, v.GenericSchema>, 'run'> & {
  run(session: Session, input: unknown): Promise<Result<ToolOutput<unknown>>>;
};

/** Reads a row. The compiler checks its result against its output schema. */
export function defineTool<Input extends v.GenericSchema, Output extends v.GenericSchema>(
  row: ToolRow<Input, Output>,
): Tool {
  // `run` only ever receives the output of `input`.
  return { ...row, run: (session, input) => row.run(session, input as v.InferOutput<Input>) };
}
