import { html, raw } from 'hono/html';
import type { describeInterface } from './describe-interface.ts';
import type { JsonObject } from './json-schema.ts';
import { referenceStyle } from './reference-style.ts';
import { wordsOf } from './schema-words.ts';

type Description = ReturnType<typeof describeInterface>;

type Part = {
  readonly name: string;
  readonly isRequired: boolean;
  readonly schema: JsonObject;
  readonly description?: string;
};

/** Draws the description as one page for people: no script, nothing from elsewhere. */
export function drawReference(description: Description): string {
  const { info, tags } = description;
  const sections = tags.map((tag) => {
    const operations = operationsOf(description).filter(({ operation }) => operation.tags.includes(tag.name));
    return html`<section id="${idOf(tag.name)}"><h2>${tag.name}</h2><p>${tag.description}</p>
${operations.map((row) => drawOperation(description, row))}</section>`;
  });
  return String(html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><title>${info.title} ${info.version}</title>
<style>${raw(referenceStyle)}</style></head><body>
<header><h1>${info.title} <small>${info.version}</small></h1>${info.description.split('\n\n').map((text) => html`<p>${drawText(text)}</p>`)}
<p>For programs: <a href="/v1/openapi.json">OpenAPI 3.1</a></p>
<nav aria-label="Contents"><ul>${tags.map(({ name }) => html`<li><a href="#${idOf(name)}">${name}</a></li>`)}</ul></nav></header>
<main>${sections}</main></body></html>`);
}

/** An operation as it stands in the description; what refers to a component is followed when drawn. */
type Operation = {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly parameters: readonly JsonObject[];
  readonly requestBody?: Body;
  readonly responses: Readonly<Record<string, Body & { readonly $ref?: string }>>;
};

type Body = {
  readonly content?: Readonly<Record<string, { readonly schema?: JsonObject; readonly example?: unknown }>>;
};
type Row = { readonly path: string; readonly method: string; readonly operation: Operation };

function operationsOf({ paths }: Description): Row[] {
  // What `describeOperation` makes.
  const written = Object.entries(paths) as [path: string, methods: Readonly<Record<string, Operation>>][];
  return written.flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );
}

function drawOperation(description: Description, { path, method, operation }: Row) {
  const { operationId, summary, requestBody, responses } = operation;
  const sent = requestBody?.content?.['application/json'];
  const answers = Object.entries(responses);
  return html`<article id="${operationId}"><h3><b>${method}</b> <code>${path}</code></h3><p>${summary}.</p>
${drawParts('Parameters', parametersOf(description, operation))}
${sent && drawParts('Body', partsOf(followed(description, sent.schema)))}${sent && drawExample('Example of a body', sent.example)}
${answers.map(([status, { content }]) => content && drawExample(`Answer ${status}`, content['application/json']?.example))}
<h4>Failures</h4><ul>${answers.flatMap(([status, answer]) => drawFailures(status, followed(description, answer)))}</ul></article>`;
}

function drawParts(title: string, parts: readonly Part[]) {
  if (parts.length === 0) return '';
  const rows = parts.map(
    ({
      name,
      isRequired,
      schema,
      description = schema.description,
    }) => html`<tr><th scope="row"><code>${name}</code></th>
<td>${isRequired ? 'required' : 'optional'}</td><td>${wordsOf(schema)}${description ? html`. ${drawText(String(description))}` : ''}</td></tr>`,
  );
  return html`<h4>${title}</h4><div><table><tbody>${rows}</tbody></table></div>`;
}

function drawExample(title: string, example: unknown) {
  return html`<h4>${title}</h4><pre tabindex="0">${JSON.stringify(example, null, 2)}</pre>`;
}

function drawFailures(status: string, { description, content }: JsonObject) {
  if (Number(status) < 400 || !content) return [];
  return String(description)
    .split('\n')
    .map((line) => html`<li>${status} ${drawText(line.slice(2))}</li>`);
}

function parametersOf(description: Description, { parameters }: Operation): Part[] {
  return parameters.map((written) => {
    const { name, required, schema, description: said } = followed(description, written);
    const isRequired = required === true;
    // As `describeOperation` makes them.
    const part = { name: String(name), isRequired, schema: schema as JsonObject };
    return said === undefined ? part : { ...part, description: String(said) };
  });
}

function partsOf({ properties, required }: JsonObject): Part[] {
  // A body is described as an object, which has both.
  const names = required as readonly string[];
  return Object.entries(properties as Readonly<Record<string, JsonObject>>).map(([name, schema]) => ({
    ...{ name, schema },
    isRequired: names.includes(name),
  }));
}

/** Returns the component that something refers to, or the thing itself. */
function followed({ components }: Description, thing: JsonObject = {}): JsonObject {
  if (typeof thing.$ref !== 'string') return thing;
  const [kind = '', name = ''] = thing.$ref.split('/').slice(2);
  const found = (components as Readonly<Record<string, Readonly<Record<string, unknown>>>>)[kind]?.[name];
  if (!found) throw new Error(`The description has no ${thing.$ref}.`);
  return found as JsonObject; // components are objects
}

/** Sets what stands in backticks as code. */
function drawText(text: string) {
  return text.split('`').map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : part));
}

function idOf(name: string): string {
  return name.toLowerCase().replaceAll(' ', '-');
}
