import { html, raw } from 'hono/html';
import { defaultAccent, problems } from '../../contract/index.ts';
import { type describeApi, type JsonObject, listProblems } from '../openapi/index.ts';
import { renderAgents } from './reference-agents.ts';
import { nounsIn, renderFields, renderText } from './reference-fields.ts';
import { type Operation, type Row, renderOperation } from './reference-operation.ts';
import { referenceStyle } from './reference-style.ts';

type Description = ReturnType<typeof describeApi>;

/** A noun of the API: its description, and the operations on it. */
type Section = { readonly name: string; readonly description: string; readonly rows: readonly Row[] };

/** The product's name and logo, as on its other pages. Inline, because the service serves no files. */
const brand = html`<p class="brand"><svg viewBox="0 0 32 32" aria-hidden="true"><rect width="32" height="32" rx="8" fill="${defaultAccent}"/>
<path d="M9 17.2l4.6 4.6L23.4 11" fill="none" stroke="#fff" stroke-width="3.2" stroke-linecap="round" stroke-linejoin="round"/></svg>
sched-booking</p>`;

/** Renders the document as one page for people. It is complete without its script, which adds search and requests. */
export function renderReference(description: Description): string {
  const { info, tags, paths, webhooks } = description;
  const rows = [...rowsOf(paths), ...rowsOf(webhooks)];
  const sections = tags.map((tag) => ({
    ...tag,
    rows: rows.filter(({ operation }) => operation.tags.includes(tag.name)),
  }));
  return String(html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><title>${info.title} ${info.version}</title>
<style>${raw(referenceStyle)}</style><script type="module" src="/docs.js"></script></head><body>
<nav aria-label="Contents">${brand}<ul>${sections.map(renderContents)}<li><a href="#agents">AI agents</a></li><li><a href="#errors">Errors</a></li></ul></nav>
<main><header><h1>${info.title} <small>${info.version}</small></h1>
${info.description.split('\n\n').map((text) => html`<p>${renderText(text)}</p>`)}
<pre tabindex="0">curl -H "Authorization: Bearer $SCHED_API_KEY" https://…/v1/users/me</pre>
<p>For code generators: <a href="/v1/openapi.json">the OpenAPI 3.1 document</a></p></header>
${renderSections(description, sections)}${renderAgents()}${renderProblems()}</main></body></html>`);
}

function rowsOf(paths: JsonObject): Row[] {
  // In the form that `describeOperation` and `describeMessages` return.
  const entries = Object.entries(paths) as [path: string, methods: Readonly<Record<string, Operation>>][];
  return entries.flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );
}

function renderContents({ name, rows }: Section) {
  const entries = rows.map(
    ({ method, path, operation }) =>
      html`<li><a href="#${operation.operationId}"><b>${method}</b> ${path.replace('/v1', '')}</a></li>`,
  );
  return html`<li><a href="#${idOf(name)}">${name}</a><ul>${entries}</ul></li>`;
}

function renderProblems() {
  const rows = listProblems().map(({ code, isAlways }) => {
    const { status, meaning, remedy } = problems[code];
    return html`<tr id="${code}"><th scope="row"><code>${code}</code></th><td>${status}</td>
<td>${meaning} ${remedy}${isAlways ? '' : ' *'}</td></tr>`;
  });
  return html`<section id="errors"><h2>Errors</h2>
<p>Codes without * can occur in any request. Codes with * occur only where an operation lists them.</p>
<div><table><tbody>${rows}</tbody></table></div></section>`;
}

/** Describes each noun below the first operation that returns it. */
function renderSections(description: Description, sections: readonly Section[]) {
  const describedNouns = new Set<string>();
  return sections.map(({ name, description: text, rows }) => {
    const nouns = nounsIn(
      description,
      rows.map(({ operation }) => operation.responses),
    ).filter((noun) => !describedNouns.has(noun));
    for (const noun of nouns) describedNouns.add(noun);
    return html`<section id="${idOf(name)}"><h2>${name}</h2><p>${text}</p>
${rows.map((row) => renderOperation(description, row))}${nouns.map((noun) => renderNoun(description, noun))}</section>`;
  });
}

function renderNoun({ components }: Description, name: string) {
  const schema = components.schemas[name] as JsonObject; // components are objects
  return html`<article id="${name}"><h3>${name}</h3><p>${renderText(String(schema.description))}</p>
${renderFields('Fields', schema)}</article>`;
}

function idOf(name: string): string {
  return name.toLowerCase().replaceAll(' ', '-');
}
