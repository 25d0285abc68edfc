/** A parameter of an operation, as the OpenAPI document describes it. */
export type Parameter = {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
};

export type Operation = {
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly Parameter[];
  /** An example of a body, if the operation takes one. */
  readonly body?: unknown;
};

/** The part of the OpenAPI document that requests are built from. */
type Document = {
  readonly paths: Readonly<Record<string, Readonly<Record<string, OperationDescription>>>>;
  readonly components: { readonly parameters: Readonly<Record<string, Parameter>> };
};
type OperationDescription = {
  readonly operationId: string;
  readonly parameters: readonly (Parameter | { readonly $ref: string })[];
  readonly requestBody?: { readonly content: { readonly 'application/json': { readonly example?: unknown } } };
};

/** Returns the operations of an OpenAPI document by their ids. */
export function readOperations({ paths, components }: Document): ReadonlyMap<string, Operation> {
  const follow = (parameter: Parameter | { readonly $ref: string }) =>
    '$ref' in parameter ? (components.parameters[parameter.$ref.split('/').at(-1) ?? ''] ?? []) : parameter;
  return new Map(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { operationId, parameters, requestBody }]) => {
        const body = requestBody?.content['application/json'].example;
        const operation = { method: method.toUpperCase(), path, parameters: parameters.flatMap(follow) };
        return [operationId, body === undefined ? operation : { ...operation, body }];
      }),
    ),
  );
}

/** The values that were entered to try an operation. */
export type Draft = { readonly key: string; readonly values: Readonly<Record<string, string>>; readonly body?: string };

type HttpRequest = {
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
};

/** Builds the request of an operation. Leaves out empty parameters. */
export function buildRequest({ method, path, parameters }: Operation, { key, values, body }: Draft): HttpRequest {
  const valuesIn = (place: Parameter['in']) =>
    parameters
      .filter(({ in: where, name }) => where === place && values[name])
      .map(({ name }) => [name, values[name] ?? '']);
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
  const query = new URLSearchParams(valuesIn('query'));
  const headers = {
    Authorization: `Bearer ${key}`,
    ...(body !== undefined && { 'Content-Type': 'application/json' }),
    ...Object.fromEntries(valuesIn('header')),
  };
  const request = { url: query.size > 0 ? `${address}?${query}` : address, method, headers };
  return body === undefined ? request : { ...request, body };
}

/** Writes a request as a curl command that does not reveal the key. */
export function curlOf({ url, method, headers, body }: HttpRequest, origin: string): string {
  const { Authorization: _, ...others } = headers;
  const lines = [
    `curl${method === 'GET' ? '' : ` -X ${method}`} ${quote(origin + url)}`,
    '-H "Authorization: Bearer $SCHED_API_KEY"',
    ...Object.entries(others).map(([name, value]) => `-H ${quote(`${name}: ${value}`)}`),
    ...(body === undefined ? [] : [`-d ${quote(body)}`]),
  ];
  return lines.join(' \\\n  ');
}

/** Quotes a word for a POSIX shell. */
function quote(word: string): string {
  return `'${word.replaceAll("'", `'\\''`)}'`;
}
