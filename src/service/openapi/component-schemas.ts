import type * as v from 'valibot';
import { type EndpointName, endpoints } from '../../contract/index.ts';
import { explain } from './explain-fields.ts';
import { isObject, type JsonObject, jsonSchemaOf, jsonSchemaOfNoun } from './json-schema.ts';
import { nouns } from './nouns/index.ts';

/** Describes the nouns of the API. */
export function nounSchemas(): JsonObject {
  const schemas = Object.entries(nouns).map(([name, { schema, description, parts }]) => {
    const { properties, ...json } = jsonSchemaOfNoun(schema);
    const refinement = isObject(properties) && { properties: refine(properties, parts) };
    return [name, explainObject(name, { description, ...json, ...refinement })];
  });
  return Object.fromEntries(schemas);
}

/** Describes the request bodies. */
export function bodySchemas(): JsonObject {
  const schemas = Object.entries(endpoints).flatMap(([name, { input }]) =>
    // An object literal has no other keys.
    'body' in input ? [describeBody(bodyNameOf(name as EndpointName), input.body)] : [],
  );
  return Object.fromEntries(schemas);
}

function describeBody(name: string, body: v.GenericSchema): [name: string, described: JsonObject] {
  return [name, explainObject(name, jsonSchemaOf(body))];
}

/** A body or a noun may be one of several objects, each with its own fields. */
function explainObject(name: string, schema: JsonObject): JsonObject {
  const { properties, oneOf, ...json } = schema;
  const kinds = Array.isArray(oneOf) ? oneOf.filter(isObject).map((kind) => explainObject(name, kind)) : undefined;
  return {
    ...json,
    ...(isObject(properties) && { properties: explain(name, properties) }),
    ...(kinds && { oneOf: kinds }),
  };
}

/** Returns the name of the component that describes the body of an operation. */
export function bodyNameOf(name: EndpointName): string {
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}Body`;
}

/** Adds to the properties of a noun what its schema, which only reads responses, leaves open. */
function refine(properties: JsonObject, parts: Readonly<Record<string, JsonObject>> = {}): JsonObject {
  const entries = Object.entries(properties).map(([name, property]) => [
    name,
    isObject(property) ? { ...property, ...parts[name] } : property,
  ]);
  return Object.fromEntries(entries);
}
