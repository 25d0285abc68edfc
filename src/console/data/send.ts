import type * as v from 'valibot';
import { buildUrl, createClient, type Query, type RequestParts } from '../../api/index.ts';
import type { Endpoint } from '../../contract/index.ts';
import { recordBuild } from './build-watch.ts';
import { RequestError } from './request-error.ts';
import { recordServerTime } from './server-clock.ts';
import { withTimeout } from './timeout.ts';

/**
 * Handlers for a server that wants the person to sign in, or to confirm who they are. Each resolves to whether to send
 * again.
 */
export type Challenges = {
  /** The session has ended. `isRetry` if the request was sent again before. */
  readonly signIn: (isRetry: boolean) => Promise<boolean>;
  /** The change needs a recent proof. */
  readonly prove: () => Promise<boolean>;
};

let challenges: Challenges = { signIn: async () => false, prove: async () => false };

/** Sets the functions to call when a session has ended or a proof is needed. */
export function answerChallenges(answers: Challenges): void {
  challenges = answers;
}

const headers: Record<string, string> = {};
const v1 = createClient({
  baseUrl: '/console/api',
  fetch: fetchAndRecordBuild,
  headers,
  onServerTime: recordServerTime,
});
const consoleClient = createClient({
  baseUrl: '',
  fetch: fetchAndRecordBuild,
  headers,
  onServerTime: recordServerTime,
});

/**
 * Names the person and the account of all further requests, even if someone else signs in or switches to another
 * account in another tab.
 */
export function actAs(personId: number, accountId: number): void {
  headers['sched-person'] = `${personId}`;
  headers['sched-account'] = `${accountId}`;
}

/**
 * Sends one request to an operation of `/v1` or of the console. If the server requires it, asks the person to sign in
 * or to confirm who they are, then sends it again.
 *
 * @throws RequestError with what went wrong
 */
export async function send<E extends Endpoint>(
  endpoint: E,
  request: RequestParts = {},
  { isRetry = false }: { readonly isRetry?: boolean } = {},
): Promise<v.InferOutput<E['data']>> {
  const client = endpoint.path.startsWith('/v1/') ? v1 : consoleClient;
  // A change without a body must still say that it is JSON, which a form on another page cannot do.
  const body = endpoint.method === 'GET' ? {} : { body: request.body ?? {} };
  const reply = await withTimeout(request.signal, (signal) => client(endpoint, { ...request, ...body, signal }));
  if (reply.ok) return reply.data;
  const error = new RequestError(reply.failed);
  if (error.code === 'session_required' && (await challenges.signIn(isRetry)))
    return send(endpoint, request, { isRetry: true });
  if (error.code === 'proof_required' && (await challenges.prove())) return send(endpoint, request);
  throw error;
}

/**
 * Asks the person to confirm who they are, because the server shows some data only for a while after that. Returns
 * whether they did.
 */
export function confirmIdentity(): Promise<boolean> {
  return challenges.prove();
}

/**
 * Returns the address of a file of `/v1`, for the person and the account of the page. Both are in its query, because a
 * download does not send headers.
 */
export function downloadUrl(path: string, query: Query = {}): string {
  return buildUrl(`/console/api${path}`, {}, { ...query, ...headers });
}

/**
 * Returns whether a file may be downloaded now. If the server requires it, asks the person to sign in or to
 * confirm who they are: the browser, which downloads the file by itself, could not ask.
 *
 * @throws RequestError if the server cannot be reached, or does not have the file now
 */
export async function mayDownload(url: string): Promise<boolean> {
  const response = await withTimeout(undefined, (signal) => fetchAndRecordBuild(url, { method: 'HEAD', signal })).catch(
    (cause: unknown) => {
      throw cause instanceof RequestError ? cause : new RequestError({ kind: 'unreachable', cause });
    },
  );
  if (response.ok) return true;
  // A response to HEAD has no body with details.
  if (response.status === 401) return challenges.signIn(true);
  if (response.status === 403) return challenges.prove();
  throw new RequestError({ kind: 'unreadable', status: response.status });
}

async function fetchAndRecordBuild(url: string, init: RequestInit): Promise<Response> {
  const response = await fetch(url, { ...init, credentials: 'same-origin' });
  recordBuild(response.headers.get('x-console-build'));
  return response;
}
