import type { Context, Hono } from 'hono';
import { type EndpointName, endpoints, success } from '../../contract/index.ts';
import {
  createOperations,
  type Context as OperationContext,
  type OperationResult,
  type Operations,
} from '../operations/index.ts';
import { refuseUnreachable } from './check-ownership.ts';
import type { Env } from './env.ts';
import { respondIdempotently } from './idempotent.ts';
import { readSent, type Sent } from './read-body.ts';
import { readInput } from './read-input.ts';
import { respondWithProblem } from './respond.ts';

/**
 * Gives every operation of the endpoint table its route, and every other method of its path a refusal, path by path:
 * what the table puts first is found first.
 */
export function mountAll(app: Hono<Env>, parts: OperationContext, onDone: (done: OperationResult) => void): void {
  const operations = createOperations(parts);
  for (const [path, names] of namesByPath()) {
    for (const name of names) mount(app, name, { parts, operations, onDone });
    const allow = names.flatMap((name) => methodsOf(name));
    app.all(routeOf(path), (context) => respondWithProblem(context, { code: 'method_not_allowed', allow }));
  }
}

type MountOptions = {
  readonly parts: OperationContext;
  readonly operations: Operations;
  readonly onDone: (done: OperationResult) => void;
};

function mount<Name extends EndpointName>(
  app: Hono<Env>,
  name: Name,
  { parts, operations, onDone }: MountOptions,
): void {
  const { method, path } = endpoints[name];
  app.on(method, routeOf(path), async function answerOperation(context) {
    const key = method === 'POST' ? context.req.header('idempotency-key') : undefined;
    if (key === undefined) return answer(context, name, { operations, onDone });
    const sent = await readSent(context.req.raw);
    if (!sent.ok) return respondWithProblem(context, sent.problem);
    return respondIdempotently(context, parts, {
      ...{ name, key, sent: sent.data },
      answer: (transactional) => answer(context, name, { operations: transactional, onDone, sent: sent.data }),
    });
  });
}

type AnswerOptions = Omit<MountOptions, 'parts'> & { readonly sent?: Sent };

async function answer<Name extends EndpointName>(
  context: Context<Env>,
  name: Name,
  { operations, onDone, sent }: AnswerOptions,
): Promise<Response> {
  const asked = await readInput(context, name, sent);
  if (!asked.ok) {
    return respondWithProblem(context, (await refuseUnreachable(context, name, operations)) ?? asked.problem);
  }
  const result = await operations[name](asked.data);
  const done = { operation: name, result } as OperationResult; // the operation of this name; the compiler loses which
  onDone(done);
  context.env.onDone?.(done);
  if (!result.ok) return respondWithProblem(context, result.problem);
  return context.json(success(result.data), endpoints[name].status);
}

function namesByPath(): Map<string, EndpointName[]> {
  const byPath = new Map<string, EndpointName[]>();
  // The keys of a literal object are its own names.
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
