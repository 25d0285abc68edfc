import { html, raw } from 'hono/html';
import { type describeApi, type JsonObject, listProblems } from '../openapi/index.ts';
import { type Part, renderFields, renderParts, resolveReference } from './reference-fields.ts';
import { writeExample } from './write-example.ts';

type Description = ReturnType<typeof describeApi>;

/** An operation of the document. References to components are resolved when it is rendered. */
export type Operation = {
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

export type Row = { readonly path: string; readonly method: string; readonly operation: Operation };

/** Renders one operation: its parameters, its body, its responses and its errors. */
export function renderOperation(description: Description, { path, method, operation }: Row) {
  const { operationId, summary, requestBody, responses } = operation;
  const body = requestBody?.content?.['application/json'];
  const answers = Object.entries(responses);
  return html`<article id="${operationId}"${path.startsWith('/') ? raw(' data-try') : ''}><h3>${summary}</h3><p><b>${method}</b> <code>${path}</code></p>
${renderParts('Parameters', parametersOf(description, operation))}
${body && renderFields('Body', resolveReference(description, body.schema))}${body && renderExample('Example body', body.example)}
${answers.map(([status, { content }]) => content && renderExample(`Response ${status}`, content['application/json']?.example))}
${renderFailures(answers.flatMap(([, response]) => codesOf(resolveReference(description, response))))}</article>`;
}

function renderExample(title: string, example: unknown) {
  return html`<h4>${title}</h4><pre tabindex="0">${writeExample(example)}</pre>`;
}

const generalCodes = new Set<string>(listProblems().flatMap(({ code, isAlways }) => (isAlways ? [code] : [])));

/** Renders the errors of an operation. Those of every request are described separately. */
function renderFailures(codes: readonly string[]) {
  const ownCodes = codes.filter((code) => !generalCodes.has(code));
  if (ownCodes.length === 0) return '';
  return html`<h4>Errors</h4><p>${ownCodes.map((code) => html`<a href="#${code}"><code>${code}</code></a> `)}</p>`;
}

function codesOf({ content }: JsonObject): string[] {
  // `describeOperation` makes each failure of a status an example.
  const examples = (content as Readonly<Record<string, { readonly examples?: object }>> | undefined)?.[
    'application/json'
  ];
  return Object.keys(examples?.examples ?? {});
}

function parametersOf(description: Description, { parameters }: Operation): Part[] {
  return parameters.map((parameter) => {
    const { name, required, schema, description: text } = resolveReference(description, parameter);
    const isRequired = required === true;
    // In the form that `describeOperation` returns.
    const part = { name: String(name), isRequired, schema: schema as JsonObject };
    return text === undefined ? part : { ...part, description: String(text) };
  });
}
