import { isDeepStrictEqual } from 'node:util';
import { Client as NewClient, StreamableHTTPClientTransport as NewTransport } from '@modelcontextprotocol/client';
import { Client as OldClient } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport as OldTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import * as v from 'valibot';
import { scopes } from '../../contract/index.ts';
import { findTool } from '../mcp/index.ts';

/** The result of a tool call. */
export type ToolOutput = {
  readonly text: string;
  // biome-ignore lint/suspicious/noExplicitAny: a test says what it expects to find
  readonly data: any;
  readonly isError: boolean;
  /** The size of everything that a model reads of it, in bytes. */
  readonly bytes: number;
};

/**
 * An agent that is connected by one of the protocol's own clients, which checks answers against the schemas in the list
 * of tools. These are cut short, so each answer is also checked here against the whole of its schema.
 */
export type Agent = {
  call(tool: string, input?: Readonly<Record<string, unknown>>): Promise<ToolOutput>;
  // biome-ignore lint/suspicious/noExplicitAny: two libraries have a type each
  readonly client: any;
};

type Connection = {
  readonly address: string;
  readonly key: string;
  readonly fetch?: (request: Request) => Promise<Response>;
};

/**
 * The clients of this version of the protocol, and of the one before.
 * @public The tests of the server use it too.
 */
export const clients = ['2026', '2025'] as const;

/**
 * Connects an agent to `/mcp` of a server.
 * @public The tests of the server use it too.
 */
export async function connectAgent(
  protocol: (typeof clients)[number],
  { address, key, fetch: send = (request) => fetch(request) }: Connection,
): Promise<Agent> {
  const clientInfo = { name: 'test', version: '1.0.0' };
  const options = {
    requestInit: { headers: { authorization: `Bearer ${key}` } },
    fetch: (url: string | URL, init?: RequestInit) => send(new Request(url, init)),
  };
  const url = new URL('/mcp', address);
  const client = protocol === '2026' ? new NewClient(clientInfo) : new OldClient(clientInfo);
  const transport = protocol === '2026' ? new NewTransport(url, options) : new OldTransport(url, options);
  // biome-ignore lint/suspicious/noExplicitAny: each client takes its own transport
  await client.connect(transport as any);
  // The clients check answers against the schemas that they have listed.
  await client.listTools();
  return {
    client,
    async call(name, input = {}) {
      const result = await client.callTool({ name, arguments: input });
      const [content] = result.content as { text: string }[];
      if (result.isError !== true) checkAnswer(name, result.structuredContent);
      const bytes = Buffer.byteLength(JSON.stringify(result));
      return { text: content?.text ?? '', data: result.structuredContent, isError: result.isError === true, bytes };
    },
  };
}

/** Returns a function that connects an agent to a service with the key of an account, and returns how to call tools. */
export function connectAgentsTo({ fetch }: { readonly fetch: NonNullable<Connection['fetch']> }) {
  return async function agentOf({ key }: { readonly key: string }): Promise<Agent['call']> {
    const { call } = await connectAgent('2026', { address: 'http://localhost', key, fetch });
    return call;
  };
}

/** Throws unless an answer matches the output schema of its tool exactly. */
function checkAnswer(name: string, data: unknown): void {
  const tool = findTool(name, { scopes });
  if (!tool.ok) throw new Error(`There is no tool ${name}.`);
  const parsed = v.safeParse(tool.data.output, data);
  if (!parsed.success) throw new Error(`${name} breaks its schema: ${JSON.stringify(v.flatten(parsed.issues))}`);
  if (!isDeepStrictEqual(parsed.output, data))
    throw new Error(`${name} returns more than its schema: ${JSON.stringify(data)}`);
}
