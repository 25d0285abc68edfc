import { type ProblemCode, problems } from '../../contract/index.ts';
import { RequestError } from '../data/index.ts';

type Details = { readonly message?: string; readonly errors?: Readonly<Record<string, readonly string[]>> };

/** Creates the error of a request that the server refused. */
export function refusalError(code: ProblemCode, { message, errors = {} }: Details = {}): RequestError {
  const { status, meaning } = problems[code];
  const rest = { reason: undefined, requestId: undefined, retryAfterSeconds: undefined };
  return new RequestError({ kind: 'refused', status, code, message: message ?? meaning, errors, ...rest });
}
