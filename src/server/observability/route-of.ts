import { consoleEndpoints, embedEndpoints, endpoints } from '../../contract/index.ts';

const otherPatterns = [
  '/v1/openapi.json',
  '/docs',
  '/calendars/{token}.ics',
  '/mcp',
  '/manage',
  '/healthz',
  '/readyz',
  '/metrics',
];

const patterns: readonly string[] = [
  ...Object.values(endpoints).map(({ path }) => path),
  ...Object.values(embedEndpoints).map(({ path }) => `/embed/v1${path}`),
  ...Object.values(consoleEndpoints).map(({ path }) => path),
  ...otherPatterns,
];

const expressions = [...new Set(patterns)].map((pattern) => {
  return { pattern, expression: new RegExp(`^${pattern.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+')}$`) };
});

/** Paths that programs request often, and that identify no one. */
const probes = new Set(['/healthz', '/readyz', '/metrics']);

export type Route = {
  /** As the contract writes it, `/v1/events/{id}`: the id itself would identify a person's booking. */
  readonly pattern: string;
  readonly kind: 'interface' | 'probe' | 'file';
};

/** Returns the route of a path. The number of routes is limited, whatever is requested. */
export function routeOf(path: string): Route {
  // The console sends requests for `/v1` there, with a session in place of a key.
  const prefix = /^\/console\/api(?=\/v1\/)/.exec(path)?.[0] ?? '';
  const pattern = expressions.find(({ expression }) => expression.test(path.slice(prefix.length)))?.pattern;
  if (pattern && prefix) return { pattern: `${prefix}${pattern}`, kind: 'interface' };
  if (pattern) return { pattern, kind: probes.has(pattern) ? 'probe' : 'interface' };
  const start = /^((\/embed|\/console\/api)?\/v1|\/console\/api)(?=\/|$)/.exec(path)?.[0];
  return start ? { pattern: `${start}/*`, kind: 'interface' } : { pattern: '/*', kind: 'file' };
}
