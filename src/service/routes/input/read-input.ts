import type { Context } from 'hono';
import * as v from 'valibot';
import {
  type EndpointName,
  endpoints,
  errorsByPath,
  type InputSchemas,
  ok,
  type Problem,
  type Result,
  refuse,
} from '../../../contract/index.ts';
import type { Input } from '../../operations/index.ts';
import type { Env } from '../env.ts';
import { parseBody, type RawBody, readRawBody } from './read-body.ts';
import { readIfMatch } from './read-if-match.ts';
import { findUnstorable } from './storable-text.ts';

const nothing = v.strictObject({});

/** The parameters of a path, parsed by their schema. */
export type Params = Readonly<Record<string, unknown>>;

/**
 * Reads the query and the body (which may have been read before) by the row of `endpoints`, and refuses anything else.
 * The parameters of the path are read first, separately, since ownership is checked in between.
 */
export async function readInput<Name extends EndpointName>(
  context: Context<Env>,
  name: Name,
  { params, rawBody }: { readonly params: Params; readonly rawBody?: Result<RawBody> | undefined },
): Promise<Result<Input<Name>>> {
  const schemas: InputSchemas = endpoints[name].input;
  const query = readQuery(context, schemas.query ?? nothing);
  if (!query.ok) return query;
  const body = schemas.body ? readJson(schemas.body, rawBody ?? (await readRawBody(context.req.raw))) : ok(undefined);
  if (!body.ok) return body;
  const ifMatch = readIfMatch(context, name);
  if (!ifMatch.ok) return ifMatch;
  const input = { caller: context.var.caller, params, query: query.data, body: body.data, ifMatch: ifMatch.data };
  // Each part was read with the schema from which `Input` derives its type; the compiler cannot see that through the
  // name.
  return ok(input as Input<Name>);
}

/** Reads the parameters of a path. A parameter of another type names nothing. */
export function readParams(context: Context<Env>, name: EndpointName): Result<Params> {
  const { params: schema }: InputSchemas = endpoints[name].input;
  if (!schema) return ok({});
  const parsed = v.safeParse(schema, context.req.param());
  // The parameters of a path are always an object.
  return parsed.success ? ok(parsed.output as Params) : refuse({ code: 'resource_not_found' });
}

/** Validates the query of a request with a schema. */
export function readQuery<Schema extends v.GenericSchema>(
  context: Context<Env>,
  schema: Schema,
): Result<v.InferOutput<Schema>> {
  const parameters = [...new URL(context.req.url).searchParams];
  const names = parameters.map(([name]) => name);
  const repeatedNames = names.filter((name, index) => names.indexOf(name) !== index);
  if (repeatedNames.length > 0)
    return refuse(invalid(Object.fromEntries(repeatedNames.map((name) => [name, ['is repeated']]))));
  return readValue(Object.fromEntries(parameters), schema);
}

/** Validates a JSON body with a schema. */
export function readJson(schema: v.GenericSchema, raw: Result<RawBody>): Result<unknown> {
  if (!raw.ok) return raw;
  if (raw.data.bytes.length === 0 && schema.type === 'optional') return readValue(undefined, schema);
  const body = parseBody(raw.data);
  if (!body.ok) return body;
  // Every body is an object. Refuse a list, which would pass as an object with no known fields.
  if (Array.isArray(body.data)) return refuse(invalid({ body: ['must be an object'] }));
  const unstorable = findUnstorable(body.data);
  return Object.keys(unstorable).length > 0 ? refuse(invalid(unstorable)) : readValue(body.data, schema);
}

function readValue<Schema extends v.GenericSchema>(value: unknown, schema: Schema): Result<v.InferOutput<Schema>> {
  const parsed = v.safeParse(schema, value);
  return parsed.success ? ok(parsed.output) : refuse(invalid(errorsByPath(parsed.issues)));
}

function invalid(errors: Record<string, string[]>): Problem {
  return { code: 'validation_failed', errors };
}
