import { type EndpointName, endpoints, type InputSchemas, type Result, refuse } from '../../contract/index.ts';
import {
  type Context,
  checkOwnership,
  checkPermission,
  createOperations,
  type Input,
  type OperationResult,
  omitUndefined,
} from '../operations/index.ts';
import type { Caller } from '../records/index.ts';
import { readPart } from './read-input.ts';
import type { CallInput, DataOf } from './session.ts';

type CallOptions = {
  readonly caller: Caller;
  readonly context: Context;
  readonly onResult: (result: OperationResult) => void;
};

/**
 * Runs an operation like a request to `/v1`: checks the scopes of the key and the owner of the resource, reads the
 * input and runs the operation.
 */
export async function callOperation<Name extends EndpointName>(
  name: Name,
  raw: CallInput,
  { caller, context, onResult }: CallOptions,
): Promise<Result<DataOf<Name>>> {
  const permission = checkPermission(name, caller);
  if (!permission.ok) return permission;
  const schemas: InputSchemas = endpoints[name].input;
  const params = readPart(schemas.params, writeValues(raw.params));
  // A malformed id matches nothing.
  if (!params.ok) return refuse({ code: 'resource_not_found' });
  // The parameters of a path are always an object, if there are any.
  const ownership = await checkOwnership(context, name, {
    caller,
    params: (params.data ?? {}) as Record<string, unknown>,
  });
  if (!ownership.ok) return ownership;
  const [query, body] = [
    readPart(schemas.query, writeValues(raw.query)),
    readPart(schemas.body, omitUndefined(raw.body ?? {})),
  ];
  if (!query.ok) return query;
  if (!body.ok) return body;
  const parts = { caller, params: params.data, query: query.data, body: body.data, ifMatch: raw.ifMatch };
  // Each part was read with the schema from which `Input` derives its type. The compiler cannot follow that through a
  // name that is not known before the call, nor that input, operation and result belong to the same name.
  const result = await createOperations(context)[name](parts as Input<Name>);
  onResult({ operation: name, result } as OperationResult);
  return result as Result<DataOf<Name>>;
}

/** Writes the values of a path or a query as text, as in a URL. */
function writeValues(part: CallInput['query'] = {}): Record<string, string> {
  return Object.fromEntries(Object.entries(omitUndefined(part)).map(([name, value]) => [name, String(value)]));
}
