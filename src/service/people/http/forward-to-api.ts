import type { Context } from 'hono';
import { scopes } from '../../../contract/index.ts';
import type { LiveSession, Membership } from '../../records/index.ts';
import { type Env, respondWithProblem } from '../../routes/index.ts';
import type { PeopleContext } from '../people-context.ts';
import { isProven } from '../sessions/index.ts';

/** More than a person at a screen needs, and too little to overload the database. */
const requestLimit = { max: 600, windowSeconds: 60 };

/** The headers that are passed on to `/v1`. The caller comes only from the session. */
const forwardedHeaders = ['content-type', 'content-encoding', 'idempotency-key', 'if-match'];

/** Responds to a request within this process. */
export type Fetch = (request: Request, env: Env['Bindings']) => Response | Promise<Response>;

type ForwardOptions = {
  readonly session: LiveSession;
  readonly peopleContext: PeopleContext;
  readonly fetch: Fetch;
  /** The part of the path before `/v1`. */
  readonly prefix: string;
};

/** Names the account that a page shows. Another tab may have switched the session to another account since. */
const accountHeader = 'sched-account';

/**
 * The parameters that name the person and the account in an address that the browser opens by itself, such as the
 * address of a download: it cannot send headers. They are not for `/v1`.
 */
const accountParameter = 'sched-account';
const ownParameters = ['sched-person', accountParameter];

/** Passes a request on to `/v1`, as the person of a session. */
export async function forwardToApi(
  context: Context<Env>,
  { session, peopleContext, fetch, prefix }: ForwardOptions,
): Promise<Response> {
  const count = await peopleContext.limits.count(`session ${session.id}`, requestLimit);
  if (count.isOver) {
    return respondWithProblem(context, { code: 'too_many_requests', retryAfterSeconds: count.resetSeconds });
  }
  const { raw } = context.req;
  const url = new URL(raw.url);
  const account = raw.headers.get(accountHeader) ?? url.searchParams.get(accountParameter);
  const member = await memberFor(account, { session, peopleContext });
  if (!member) return respondWithProblem(context, { code: 'session_required' });
  // `delete` rewrites all other parameters, even if this one is absent.
  for (const name of ownParameters) if (url.searchParams.has(name)) url.searchParams.delete(name);
  url.pathname = url.pathname.slice(prefix.length);
  const headers = forwardedHeaders.flatMap((name) => {
    const value = raw.headers.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  const { method, body } = raw;
  const init = { method, headers: Object.fromEntries(headers), ...(body && { body, duplex: 'half' }) };
  const { accountId, userId, role } = member;
  const now = peopleContext.clock();
  const caller = { accountId, userId, scopes, via: 'session', role, isProven: isProven(session, now) } as const;
  // The type of a request lacks `duplex`.
  const response = await fetch(new Request(url, init as RequestInit), { ...context.env, session: caller });
  const requestId = response.headers.get('x-request-id');
  if (requestId !== null) context.set('requestId', requestId);
  return response;
}

/** Finds the person's membership of the named account, or else of their session's account. */
async function memberFor(
  account: string | null,
  { session, peopleContext }: Pick<ForwardOptions, 'session' | 'peopleContext'>,
): Promise<Pick<Membership, 'accountId' | 'userId' | 'role'> | undefined> {
  if (account === null || account === `${session.accountId}`) return session;
  const memberships = await peopleContext.people.listMemberships(session.personId);
  return memberships.find(({ accountId }) => account === `${accountId}`);
}
