import { toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import type { Tool } from './tool.ts';

type JsonObject = Readonly<Record<string, unknown>>;

/** The schema of the input or the output of a tool, always an object. */
type ObjectSchema = { readonly type: 'object'; readonly required?: string[] } & JsonObject;

/** How deep outputs are described. Below that, the names in the output are clear enough. */
const deepestOutput = 1;

/**
 * Describes a tool for the protocol in as few words as an agent needs: the list of tools takes up context in every
 * conversation, used or not.
 */
export function describeTool({ name, description, hints, input, output }: Tool) {
  return {
    name,
    description,
    annotations: hints,
    inputSchema: objectSchemaOf(input, Number.POSITIVE_INFINITY, 'input'),
    outputSchema: objectSchemaOf(output, deepestOutput, 'output'),
  };
}

function objectSchemaOf(schema: v.GenericSchema, depth: number, direction: 'input' | 'output'): ObjectSchema {
  // No `typeMode`: with one, only an end of each pipe is described, and `PlainObject` says nothing of its properties.
  const { properties, required = [] } = toJsonSchema(schema, { errorMode: 'ignore' });
  return {
    type: 'object',
    properties: mapValues(properties ?? {}, (part) => shorten(part, depth - 1)),
    ...(required.length > 0 && { required }),
    ...(direction === 'input' && { additionalProperties: false }),
  };
}

/** Removes what adds no information, and what is too deep to matter before a call. */
function shorten(schema: unknown, depth: number): unknown {
  if (Array.isArray(schema)) return schema.map((part) => shorten(part, depth));
  if (!isObject(schema)) return schema;
  const { type, enum: members, properties, required, propertyNames, default: usual, ...rest } = schema;
  if (properties && depth === 0) return { type };
  return {
    // The values of an enum imply their type.
    ...(members === undefined ? { ...(type !== undefined && { type }) } : { enum: members }),
    ...(isObject(properties) && { properties: mapValues(properties, (part) => shorten(part, depth - 1)) }),
    ...(isObject(propertyNames) && 'enum' in propertyNames && depth > deepestOutput && { propertyNames }),
    ...(typeof usual !== 'object' && usual !== undefined && { default: usual }),
    ...mapValues(rest, (part) => shorten(part, depth)),
  };
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function mapValues(values: object, map: (value: unknown) => unknown): JsonObject {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, map(value)]));
}
