import { type EndpointName, endpoints, ok, type Result, refuse, scopeOf } from '../../contract/index.ts';
import type { Caller } from '../records/index.ts';

/** Checks that a key may do an operation, before anything else of the request is looked at. */
export function checkScope(name: EndpointName, caller: Pick<Caller, 'scopes'>): Result<undefined> {
  const scope = scopeOf(endpoints[name]);
  if (caller.scopes.includes(scope)) return ok(undefined);
  const found = caller.scopes.join(', ');
  return refuse({
    code: 'insufficient_scope',
    message: `This API key needs the scope "${scope}" for this, and has: ${found}.`,
  });
}
