import type * as v from 'valibot';
import {
  type AccountEndpoint,
  type EndpointName,
  endpoints,
  type InputSchemas,
  success,
  successOf,
  takesIfMatch,
} from '../../contract/index.ts';
import { bodyNameOf } from './component-schemas.ts';
import { bodyExamples, responseExampleOf } from './examples/index.ts';
import { explain } from './explain-fields.ts';
import { failuresOf } from './failures.ts';
import { headersOf } from './headers.ts';
import { type JsonObject, jsonSchemaOf, valueInText } from './json-schema.ts';
import { tagOf } from './tags.ts';

export type OperationRow = readonly [name: EndpointName, endpoint: AccountEndpoint];

/** Describes one operation of the endpoint table. */
export function describeOperation([name, endpoint]: OperationRow): JsonObject {
  const { body }: InputSchemas = endpoints[name].input;
  const isPost = endpoint.method === 'POST';
  return {
    operationId: name,
    tags: [tagOf(endpoint.path)],
    summary: endpoint.summary,
    parameters: [
      ...parametersOf(name, 'path'),
      ...parametersOf(name, 'query'),
      ...(isPost ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
      ...(takesIfMatch(endpoint) ? [{ $ref: '#/components/parameters/IfMatch' }] : []),
    ],
    ...(body && { requestBody: describeBody(name, body) }),
    responses: { [endpoint.status]: describeSuccess([name, endpoint]), ...failuresOf(name) },
  };
}

function parametersOf(operation: EndpointName, place: 'path' | 'query'): JsonObject[] {
  const { params, query }: InputSchemas = endpoints[operation].input;
  const schema = place === 'path' ? params : query;
  if (!schema) return [];
  // The schema of a path or a query is always an object.
  const { properties, required } = jsonSchemaOf(schema) as {
    readonly properties: Readonly<Record<string, JsonObject>>;
    readonly required: readonly string[];
  };
  const explainedProperties = explain(operation, properties) as typeof properties; // it explains each, and loses none
  return Object.entries(explainedProperties).map(([name, { description, ...constraints }]) => ({
    name,
    in: place,
    required: required.includes(name),
    ...(description !== undefined && { description }),
    schema: valueInText(constraints),
  }));
}

function describeBody(name: EndpointName, body: v.GenericSchema): JsonObject {
  const example = bodyExamples[name];
  return {
    required: body.type !== 'optional',
    content: {
      'application/json': { schema: { $ref: `#/components/schemas/${bodyNameOf(name)}` }, example },
    },
  };
}

function describeSuccess([name, { data, method, summary }]: OperationRow): JsonObject {
  return {
    description: summary,
    headers: headersOf(method === 'POST' ? ['IdempotentReplayed'] : []),
    content: {
      'application/json': { schema: jsonSchemaOf(successOf(data)), example: success(responseExampleOf(name)) },
    },
  };
}
