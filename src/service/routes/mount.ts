import type { Context, Hono } from 'hono';
import { type EndpointName, endpoints, ok, type Result } from '../../contract/index.ts';
import {
  checkOwnership,
  checkPermission,
  createOperations,
  type Context as OperationContext,
  type OperationResult,
  type Operations,
  readAhead,
} from '../operations/index.ts';
import type { Env } from './env.ts';
import { respondIdempotently } from './idempotent.ts';
import { type RawBody, readInput, readParams, readRawBody } from './input/index.ts';
import { respondWithData, respondWithProblem } from './respond.ts';

/**
 * Mounts every operation of the endpoint table, and refuses every other method of its path. The order of the table
 * decides which path matches first.
 */
export function mountAll(app: Hono<Env>, options: MountOptions): void {
  for (const [path, names] of namesByPath()) {
    for (const name of names) mount(app, name, options);
    const allow = names.flatMap((name) => methodsOf(name));
    app.all(routeOf(path), (context) => respondWithProblem(context, { code: 'method_not_allowed', allow }));
  }
}

type OnResult = (result: OperationResult) => void;

type MountOptions = { readonly operationContext: OperationContext; readonly onResult: OnResult };

function mount(app: Hono<Env>, name: EndpointName, { operationContext, onResult }: MountOptions): void {
  const { method, path } = endpoints[name];
  const respondOptions = { operationContext, operations: createOperations(operationContext), onResult };
  app.on(method, routeOf(path), async function respondToOperation(context) {
    const permission = checkPermission(name, context.var.caller);
    if (!permission.ok) return respondWithProblem(context, permission.problem);
    const key = method === 'POST' ? context.req.header('idempotency-key') : undefined;
    if (key === undefined) return respond(context, name, respondOptions);
    const body = 'body' in endpoints[name].input ? await readRawBody(context.req.raw) : noBody;
    // Refuses the body after it has checked the owner of the resource. Nothing is repeated.
    if (!body.ok) return respond(context, name, { ...respondOptions, body });
    const contextAhead = await readAheadOf(context, name, { operationContext, body });
    return respondIdempotently(context, {
      operationContext: contextAhead,
      name,
      key,
      body: body.data,
      respond(transactional) {
        const operations = createOperations(transactional);
        return respond(context, name, { operationContext: transactional, operations, onResult, body });
      },
    });
  });
}

/** An operation without a body ignores what is sent, whether or not the request has an Idempotency-Key. */
const noBody = ok<RawBody>({ isJson: false, bytes: new Uint8Array() });

type ReadOptions = Pick<MountOptions, 'operationContext'> & { readonly body: Result<RawBody> };

/** Leaves it to the operation to refuse what is not the caller's, or cannot be read. */
async function readAheadOf<Name extends EndpointName>(
  context: Context<Env>,
  name: Name,
  { operationContext, body }: ReadOptions,
): Promise<OperationContext> {
  const params = readParams(context, name);
  if (!params.ok) return operationContext;
  const ownership = await checkOwnership(operationContext, name, { caller: context.var.caller, params: params.data });
  if (!ownership.ok) return operationContext;
  const input = await readInput(context, name, { params: params.data, rawBody: body });
  return input.ok ? readAhead(operationContext, name, input.data) : operationContext;
}

type RespondOptions = MountOptions & { readonly operations: Operations; readonly body?: Result<RawBody> };

/**
 * Reads the parameters of the path, checks the owner of the resource, reads the query and the body, and runs the
 * operation.
 */
async function respond<Name extends EndpointName>(
  context: Context<Env>,
  name: Name,
  { operationContext, operations, onResult, body }: RespondOptions,
): Promise<Response> {
  const params = readParams(context, name);
  if (!params.ok) return respondWithProblem(context, params.problem);
  const ownership = await checkOwnership(operationContext, name, { caller: context.var.caller, params: params.data });
  if (!ownership.ok) return respondWithProblem(context, ownership.problem);
  const input = await readInput(context, name, { params: params.data, rawBody: body });
  if (!input.ok) return respondWithProblem(context, input.problem);
  const result = await operations[name](input.data);
  const operationResult = { operation: name, result } as OperationResult; // the compiler cannot see which one
  onResult(operationResult);
  context.env.onResult?.(operationResult);
  if (!result.ok) return respondWithProblem(context, result.problem);
  return respondWithData(context, result.data, endpoints[name].status);
}

function namesByPath(): Map<string, EndpointName[]> {
  const byPath = new Map<string, EndpointName[]>();
  // An object literal has no other keys.
  for (const name of Object.keys(endpoints) as EndpointName[]) {
    const { path } = endpoints[name];
    byPath.set(path, [...(byPath.get(path) ?? []), name]);
  }
  return byPath;
}

function methodsOf(name: EndpointName): string[] {
  const { method } = endpoints[name];
  return method === 'GET' ? ['GET', 'HEAD'] : [method];
}

/** Returns a path in Hono's spelling, `:id` for `{id}`. */
function routeOf(path: string): string {
  return path.replace(/\{(\w+)\}/g, ':$1');
}
