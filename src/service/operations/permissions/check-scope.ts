import { type EndpointName, endpoints, ok, type Result, refuse, type Scope, scopeOf } from '../../../contract/index.ts';

/** Checks that the scopes of a key allow an operation. */
export function checkScope(name: EndpointName, scopes: readonly Scope[]): Result<undefined> {
  const scope = scopeOf(endpoints[name]);
  if (scopes.includes(scope)) return ok(undefined);
  return refuse({
    code: 'insufficient_scope',
    message: `This request needs the scope "${scope}"; this API key has: ${scopes.join(', ')}.`,
  });
}
