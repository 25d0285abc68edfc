import * as v from 'valibot';
import { errorsByPath, type Problem, type Result, refuse } from '../../../contract/index.ts';
import type { Session } from '../session.ts';
import { findTool, type ToolOutput } from '../tools/index.ts';
import { describeProblem } from './describe-problem.ts';

type ToolCall = { readonly name: string; readonly arguments?: Readonly<Record<string, unknown>> | undefined };

type TextContent = { type: 'text'; text: string };
type ToolResult = {
  content: TextContent[];
  structuredContent?: Record<string, unknown>;
  isError?: true;
};

export type AnswerOptions = {
  /** Whether the client reads no structured data, so that the text has to contain it too. */
  readonly isTextOnly: boolean;
};

/** Runs a tool. A refusal is a result that the model can read and act on, not an error of the protocol. */
export async function callTool(
  session: Session,
  { name, arguments: raw = {} }: ToolCall,
  { isTextOnly }: AnswerOptions = { isTextOnly: false },
): Promise<ToolResult> {
  const result = await run(session, { name, raw });
  if (!result.ok) return toolError(result.problem);
  const { data, text } = result.data;
  const content: TextContent[] = [{ type: 'text', text }];
  if (isTextOnly) content.push({ type: 'text', text: JSON.stringify(data) });
  // Every output schema is an object schema.
  return { content, structuredContent: data as Record<string, unknown> };
}

/** Writes why a tool was refused, for the model. */
export function toolError(problem: Problem): ToolResult {
  return { content: [{ type: 'text', text: describeProblem(problem) }], isError: true };
}

async function run(
  session: Session,
  { name, raw }: { readonly name: string; readonly raw: unknown },
): Promise<Result<ToolOutput<unknown>>> {
  const tool = findTool(name, session.caller);
  if (!tool.ok) return tool;
  const input = v.safeParse(tool.data.input, raw);
  if (!input.success) return refuse({ code: 'validation_failed', errors: errorsByPath(input.issues) });
  return answerInTime(runSafely(session, () => tool.data.run(session, input.output)));
}

/** Runs a tool. Returns an error that it throws as a problem. */
async function runSafely(
  session: Session,
  runTool: () => Promise<Result<ToolOutput<unknown>>>,
): Promise<Result<ToolOutput<unknown>>> {
  try {
    return await runTool();
  } catch (error) {
    return refuse(session.problemOf(error));
  }
}

/**
 * How long a tool may take. Tools end long before that, because the database and the search for slots have limits of
 * their own.
 */
const timeoutMillis = 30_000;
const retryAfterSeconds = 5;

/** A running tool cannot be stopped, so the model must not conclude that nothing was changed. */
const lateMessage = 'No answer within 30 seconds. A change may still be made: check before you repeat it.';

async function answerInTime<Data>(answer: Promise<Result<Data>>): Promise<Result<Data>> {
  const { promise: late, resolve } = Promise.withResolvers<Result<Data>>();
  const tooLate = refuse({ code: 'unavailable', message: lateMessage, retryAfterSeconds });
  const timer = setTimeout(() => resolve(tooLate), timeoutMillis);
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
