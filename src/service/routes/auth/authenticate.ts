import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import * as v from 'valibot';
import { endpoints, ok, type Problem, refuse } from '../../../contract/index.ts';
import { type Credential, type IdentifyContext, identify } from '../../operations/index.ts';
import type { Env } from '../env.ts';
import { respondWithProblem } from '../respond.ts';
import { createUnknownKeys, type UnknownKeys } from './unknown-keys.ts';

/** Records the caller of a request. Returns why the request is refused, or undefined. */
export type Authenticate = (context: Context<Env>) => Promise<Problem | undefined>;

/** Creates the function that identifies callers. All routes share one, because it counts unknown keys. */
export function createAuthenticate(identifyContext: IdentifyContext): Authenticate {
  const unknownKeys = createUnknownKeys(identifyContext.clock);
  return async function authenticate(context) {
    const identity = await identifyCaller({ ...identifyContext, unknownKeys }, context);
    if (!identity.ok) return identity.problem;
    const { caller, use } = identity.data;
    context.set('caller', caller);
    if (use) context.set('use', use);
    context.env.onCaller?.({ accountId: caller.accountId, ...(use && { keyId: use.keyId }) });
    return undefined;
  };
}

/** Refuses requests of unknown callers before anything else is read. */
export function requireCaller(authenticate: Authenticate) {
  return createMiddleware<Env>(async function requireCaller(context, next) {
    const problem = await authenticate(context);
    if (problem) return respondWithProblem(context, problem);
    await next();
    return undefined;
  });
}

type AuthenticateOptions = IdentifyContext & { readonly unknownKeys: UnknownKeys };

async function identifyCaller(options: AuthenticateOptions, context: Context<Env>): ReturnType<typeof identify> {
  if (context.env.session) return ok({ caller: context.env.session });
  const authorization = context.req.header('authorization');
  if (authorization !== undefined || !context.env.trusted) {
    const key = readBearer(authorization ?? '');
    return key === undefined
      ? refuse({ code: 'unauthenticated' })
      : identifyByKey(options, { key, visitor: context.env.visitor });
  }
  const actingFor = context.req.header('sched-acting-for');
  if (actingFor === undefined) return refuse({ code: 'unauthenticated' });
  const credential = readActingFor(actingFor);
  return credential ? identify(options, credential) : refuse({ code: 'resource_not_found' });
}

type SentKey = { readonly key: string; readonly visitor: string | undefined };

/** Requests without a known address are not counted. */
async function identifyByKey(
  { unknownKeys, ...options }: AuthenticateOptions,
  { key, visitor }: SentKey,
): ReturnType<typeof identify> {
  const identifyNow = () => identify(options, { kind: 'key', key });
  return visitor === undefined ? identifyNow() : unknownKeys.lookUp({ visitor, key }, identifyNow);
}

/** Each byte of a header is one character, so decode it: a key outside ASCII was sent as UTF-8. */
function readBearer(authorization: string): string | undefined {
  const bytes = /^Bearer +(\S.*)$/i.exec(authorization)?.[1];
  return bytes && Buffer.from(bytes, 'latin1').toString('utf8');
}

/**
 * Reads `event-types/<id>`, `events/<id>` or `accounts/<id>/events/<id>`, the header in which the gateway names what it
 * acts for.
 */
function readActingFor(text: string): Credential | undefined {
  const [, account, kind, id = ''] = /^(?:accounts\/([1-9]\d{0,15})\/)?([a-z-]+)\/([^/]+)$/.exec(text) ?? [];
  if (kind === 'event-types' && account === undefined) {
    const params = v.safeParse(endpoints.getEventType.input.params, { id });
    return params.success ? { kind: 'acting for', resource: { kind: 'event type', id: params.output.id } } : undefined;
  }
  const params = v.safeParse(endpoints.getEvent.input.params, { id });
  if (kind !== 'events' || !params.success) return undefined;
  const accountId = account === undefined ? undefined : Number(account);
  return { kind: 'acting for', resource: { kind: 'event', id: params.output.id, accountId } };
}
