import type { Context, Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { ok, type Problem, problems, type Result, refuse } from '../../contract/index.ts';
import { callOperation, refuseToolCall, respondToMessage, type Session } from '../mcp/index.ts';
import {
  findBusinessName,
  type Context as OperationContext,
  type OperationResult,
  readableEventType,
} from '../operations/index.ts';
import type { Authenticate } from './auth/index.ts';
import type { Env } from './env.ts';
import { findUnstorable, parseBody, readRawBody } from './input/index.ts';
import { problemOfUse, type RateOptions, writeRateHeaders } from './limit-rate.ts';
import { respondWithProblem } from './respond.ts';

export type McpOptions = RateOptions & {
  readonly operationContext: OperationContext;
  readonly authenticate: Authenticate;
  /** The host names of the server. Those of this machine are always allowed. */
  readonly hosts: readonly string[];
  readonly onResult: (result: OperationResult) => void;
  /** Logs an error for the operator, and returns what the caller may know about it. */
  readonly problemOf: (error: unknown, requestId: string) => Problem;
};

/** A message has a few hundred bytes. Even the longest answers to a booking form fit many times. */
const longestBodyBytes = 64 * 1024;

const path = '/mcp';

/**
 * Mounts the route of agents. Each message is a separate request and counts as one. Requests from pages that point
 * their own host name to this machine (DNS rebinding) and from pages of other sites are refused first.
 */
export function mountMcp(app: Hono<Env>, options: McpOptions): void {
  app.use(path, checkSender(options.hosts));
  app.all(path, async function respondToAgent(context) {
    const refusal = await authenticateOrRefuse(context, options);
    const response = refusal ? await respondToRefused(context, refusal) : await respond(context, options);
    const { use } = context.var;
    const copy = new Response(response.body, response); // the library may have made the headers immutable
    if (use) writeRateHeaders(copy.headers, { ...options, use });
    return copy;
  });
}

/** Records who calls, or returns why that cannot be known now. */
async function authenticateOrRefuse(context: Context<Env>, options: McpOptions): Promise<Problem | undefined> {
  try {
    return await options.authenticate(context);
  } catch (error) {
    return options.problemOf(error, context.var.requestId);
  }
}

/** Responds to a request whose caller is unknown. Its message is read only if it can be sent again later. */
async function respondToRefused(context: Context<Env>, problem: Problem): Promise<Response> {
  const isTemporary = problem.retryAfterSeconds !== undefined && context.req.method === 'POST';
  const message = isTemporary ? await readMessage(context.req.raw) : undefined;
  return message?.ok ? refuseMessage(context, { problem, body: message.data }) : respondWithProblem(context, problem);
}

type RefusedMessage = { readonly problem: Problem; readonly body: unknown };

/** A model reads when to call a tool again. Any other message is refused to the client. */
function refuseMessage(context: Context<Env>, { problem, body }: RefusedMessage): Response | Promise<Response> {
  return isToolCall(body)
    ? refuseToolCall({ request: context.req.raw, body }, problem)
    : respondWithProblem(context, problem);
}

async function respond(context: Context<Env>, options: McpOptions): Promise<Response> {
  // A caller without a key is another part of this process, which must not use this route.
  if (context.var.caller.via !== 'key') return respondWithProblem(context, { code: 'unauthenticated' });
  if (context.req.method !== 'POST')
    return respondWithProblem(context, { code: 'method_not_allowed', allow: ['POST'] });
  const body = await readMessage(context.req.raw);
  if (!body.ok) return respondWithProblem(context, body.problem);
  const { use } = context.var;
  const obstacle = use && problemOfUse(use, options);
  if (obstacle) return refuseMessage(context, { problem: obstacle, body: body.data });
  return respondToMessage({ request: context.req.raw, body: body.data }, createSession(context, options));
}

function createSession(context: Context<Env>, options: McpOptions): Session {
  const { operationContext, onResult } = options;
  const { requestId } = context.var;
  const caller = { ...context.var.caller, via: 'mcp' as const };
  function reportResult(result: OperationResult): void {
    onResult(result);
    context.env.onResult?.(result);
  }
  function problemOf(error: unknown): Problem {
    const problem = options.problemOf(error, requestId);
    // A model does not see the header with the id.
    const message = `${problems.internal_error.meaning} The request id is ${requestId}.`;
    return problem.code === 'internal_error' ? { ...problem, message } : problem;
  }
  return {
    caller,
    problemOf,
    clock: operationContext.clock,
    publicUrl: operationContext.publicUrl,
    sendsMail: operationContext.sendsMail && !operationContext.keepsMail,
    async hostOf(id) {
      const eventType = await readableEventType(operationContext, { caller, id });
      if (!eventType.ok) return eventType;
      const { host, isRotating } = eventType.data;
      if (!isRotating) return ok({ ...host, isTeam: false });
      const name = await findBusinessName(operationContext.records, caller.accountId);
      return ok({ name, email: '', isTeam: true });
    },
    call: (name, input = {}) =>
      callOperation(name, input, { caller, context: operationContext, onResult: reportResult }),
  };
}

/** Reads one message. A batch, which the protocol of 2025-03-26 allowed, would be several calls in one request. */
async function readMessage(request: Request): Promise<Result<unknown>> {
  const raw = await readRawBody(request, longestBodyBytes);
  const body = raw.ok ? parseBody(raw.data) : raw;
  if (!body.ok) return body;
  if (Array.isArray(body.data))
    return refuseBody({ body: ['must be a single message: send several one after the other'] });
  const unstorable = findUnstorable(body.data);
  return Object.keys(unstorable).length > 0 ? refuseBody(unstorable) : ok(body.data);
}

function refuseBody(errors: Record<string, string[]>) {
  return refuse({ code: 'validation_failed', errors });
}

function isToolCall(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'method' in body && body.method === 'tools/call';
}

/** The host names of this machine, as URLs write them. */
const localHosts = ['localhost', '127.0.0.1', '[::1]'];

/** Refuses requests to host names that are not the server's, and from pages of any other site. */
function checkSender(hosts: readonly string[]) {
  const allowedHosts = new Set([...localHosts, ...hosts.map((host) => host.toLowerCase())]);
  return createMiddleware<Env>(async function checkSender(context, next) {
    const [host, origin] = [hostIn(context.req.url), context.req.header('origin')];
    if (!allowedHosts.has(host)) return refuseSender(context, unknownHost(host));
    if (origin !== undefined && !allowedHosts.has(hostIn(origin))) return refuseSender(context, foreignPage);
    return next();
  });
}

const foreignPage = 'This address is for agents. Pages of other sites cannot use it.';

/** Operators see this in their own agent: behind a proxy, nothing else tells the name of the server. */
function unknownHost(host: string): string {
  return `This server does not accept agents under the name "${host}". If this is the address of your server, set PUBLIC_URL to it.`;
}

function refuseSender(context: Context<Env>, message: string): Response {
  return respondWithProblem(context, { code: 'origin_not_allowed', message });
}

/** Returns the host name of an address; the empty text, which names no host, if there is none. */
function hostIn(address: string): string {
  return URL.canParse(address) ? new URL(address).hostname.toLowerCase() : '';
}
