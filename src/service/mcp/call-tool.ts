import * as v from 'valibot';
import { errorsByPath, ok, type Result, refuse } from '../../contract/index.ts';
import { describeProblem } from './describe-problem.ts';
import type { Session } from './session.ts';
import type { Tool, ToolAnswer } from './tool.ts';
import { findTool } from './tools/index.ts';

type ToolCall = { readonly name: string; readonly arguments?: Readonly<Record<string, unknown>> | undefined };

type TextContent = { type: 'text'; text: string };
type ToolResult = {
  content: TextContent[];
  structuredContent?: Record<string, unknown>;
  isError?: true;
};

/** Runs a tool. What stands against it is a result that the model reads and can act on, and not an error of the protocol. */
export async function callTool(session: Session, { name, arguments: raw = {} }: ToolCall): Promise<ToolResult> {
  const result = await run(session, findTool(name, session.caller), raw);
  if (!result.ok) return { content: [{ type: 'text', text: describeProblem(result.problem) }], isError: true };
  const { data, text } = result.data;
  // Every output schema is one of an object.
  return { content: [{ type: 'text', text }], structuredContent: data as Record<string, unknown> };
}

async function run(session: Session, tool: Result<Tool>, raw: unknown): Promise<Result<ToolAnswer<unknown>>> {
  if (session.obstacle) return refuse(session.obstacle);
  if (!tool.ok) return tool;
  const input = v.safeParse(tool.data.input, raw);
  if (!input.success) return refuse({ code: 'validation_failed', errors: errorsByPath(input.issues) });
  try {
    const answer = await tool.data.run(session, input.output);
    return answer.ok ? ok(answer.data) : answer;
  } catch (error) {
    return refuse(session.problemOf(error));
  }
}
