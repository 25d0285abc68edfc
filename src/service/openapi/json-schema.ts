import { type ConversionConfig, toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { nouns } from './nouns/index.ts';

export type JsonObject = Readonly<Record<string, unknown>>;

/** Converts a schema to JSON Schema. A noun of the API becomes a reference to its component. */
export function jsonSchemaOf(schema: v.GenericSchema): JsonObject {
  return convert(schema, definitions);
}

/** Converts the schema of a noun itself. Other nouns in it become references. */
export function jsonSchemaOfNoun(schema: v.GenericSchema): JsonObject {
  return convert(schema, Object.fromEntries(Object.entries(definitions).filter(([, noun]) => noun !== schema)));
}

const definitions = Object.fromEntries(Object.entries(nouns).map(([name, noun]) => [name, noun.schema]));

function convert(schema: v.GenericSchema, schemas: Readonly<Record<string, v.GenericSchema>>): JsonObject {
  const { $defs, $schema, ...jsonSchema } = toJsonSchema(schema, { ...config, definitions: { ...schemas } });
  return jsonSchema;
}

const config: ConversionConfig = {
  target: 'draft-2020-12',
  // JSON Schema cannot express checks in code. Their metadata says what can be said.
  errorMode: 'ignore',
  overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
  overrideSchema({ valibotSchema: { type }, jsonSchema }) {
    // The API has integers only.
    if (type === 'number') return { ...jsonSchema, type: 'integer' };
    return undefined;
  },
  overrideAction({ valibotAction, jsonSchema }) {
    // The later of two patterns says more: the earlier one only excludes control characters.
    const pattern = valibotAction.type === 'regex' ? patternOf(valibotAction) : undefined;
    return pattern === undefined ? undefined : { ...jsonSchema, pattern };
  },
};

function patternOf(action: object): string | undefined {
  const requirement = 'requirement' in action ? action.requirement : undefined;
  return requirement instanceof RegExp ? requirement.source : undefined;
}

/** Returns whether a value is an object or a list. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null;
}

/** A parameter is sent as text, but is an integer or a boolean to clients; so is its default. */
export function valueInText(schema: JsonObject): JsonObject {
  if (schema.type === 'boolean') return booleanInText(schema);
  if (schema.type !== 'integer') return schema;
  const { pattern, ...rest } = schema;
  return 'default' in rest ? { ...rest, default: Number(rest.default) } : rest;
}

function booleanInText({ enum: _texts, ...schema }: JsonObject): JsonObject {
  return 'default' in schema ? { ...schema, default: schema.default === 'true' } : schema;
}
