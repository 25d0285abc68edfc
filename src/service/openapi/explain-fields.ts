import { eventTypeDefaults, fieldDefaults } from '../defaults/index.ts';
import { defaultWords, fieldWords } from './fields/index.ts';
import { isObject, type JsonObject } from './json-schema.ts';

/** The defaults of bodies that create something, by component and field. */
const bodyDefaults: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  CreateBookingFormFieldBody: fieldDefaults,
  CreateEventTypeBody: eventTypeDefaults,
};

/** Adds descriptions and defaults to the fields of a component or the parameters of an operation. */
export function explain(owner: string, fields: Readonly<Record<string, unknown>>): JsonObject {
  return Object.fromEntries(
    Object.entries(fields).map(([name, schema]) => [
      name,
      isObject(schema) ? explainField(owner, name, schema) : schema,
    ]),
  );
}

/** Keeps what a schema says itself. */
function explainField(owner: string, name: string, schema: JsonObject): JsonObject {
  const place = `${owner}.${name}`;
  const defaultValue = bodyDefaults[owner]?.[name];
  const words = [schema.description ?? fieldWords[place] ?? fieldWords[name], defaultWords[place]].filter(Boolean);
  return {
    ...schema,
    ...(words.length > 0 && { description: words.join(' ') }),
    ...(isScalar(defaultValue) && { default: defaultValue }),
  };
}

/** A default of null or of an empty list needs no mention. */
function isScalar(value: unknown): value is string | number | boolean {
  return value !== undefined && typeof value !== 'object';
}
