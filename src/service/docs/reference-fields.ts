import { html } from 'hono/html';
import type { describeApi, JsonObject } from '../openapi/index.ts';
import { wordsOf } from './schema-words.ts';

type Description = ReturnType<typeof describeApi>;

export type Part = {
  readonly name: string;
  readonly isRequired: boolean;
  readonly schema: JsonObject;
  readonly description?: string;
};

/** Renders the fields of an object, and says which are optional. */
export function renderFields(title: string, { properties = {}, required = [] }: JsonObject) {
  // In the form of JSON Schema.
  const names = required as readonly string[];
  const parts = Object.entries(properties as Readonly<Record<string, JsonObject>>).map(([name, schema]) => ({
    name,
    schema,
    isRequired: names.includes(name),
  }));
  return renderParts(title, parts);
}

/** Renders a table of named parts under a title; nothing without parts. */
export function renderParts(title: string, parts: readonly Part[]) {
  if (parts.length === 0) return '';
  return html`<h4>${title}</h4><div><table><tbody>${parts.map(renderPart)}</tbody></table></div>`;
}

function renderPart({ name, isRequired, schema, description = String(schema.description ?? '') }: Part) {
  const words = `${isRequired ? '' : 'optional: '}${wordsOf(schema)}`;
  return html`<tr><th scope="row"><code>${name}</code></th>
<td>${description && html`${renderText(description)}<br>`}<small>${words}</small></td></tr>`;
}

/** Renders text in backticks as code. */
export function renderText(text: string) {
  return text.split('`').map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : part));
}

/** Returns the component that a reference names, or the value itself. */
export function resolveReference({ components }: Description, thing: JsonObject = {}): JsonObject {
  if (typeof thing.$ref !== 'string') return thing;
  const [kind = '', name = ''] = thing.$ref.split('/').slice(2);
  const component = (components as Readonly<Record<string, Readonly<Record<string, unknown>>>>)[kind]?.[name];
  if (!component) throw new Error(`The description has no ${thing.$ref}.`);
  return component as JsonObject; // components are objects
}

/** Lists the nouns that a schema refers to, directly or through others. */
export function nounsIn({ components: { schemas } }: Description, thing: unknown): string[] {
  const nouns = new Set<string>();
  const remaining = [thing];
  while (remaining.length > 0) {
    for (const [, name] of JSON.stringify(remaining.pop()).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      if (name === undefined || nouns.has(name)) continue;
      nouns.add(name);
      remaining.push(schemas[name]);
    }
  }
  return [...nouns];
}
