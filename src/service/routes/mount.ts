import type { Hono } from 'hono';
import { type EndpointName, endpoints, success } from '../../contract/index.ts';
import type { Acts } from '../acts/index.ts';
import { answerProblem } from './answer.ts';
import type { Env } from './env.ts';
import { readAsked } from './read-asked.ts';

/**
 * Gives every operation of the endpoint table its route, and every other method of its path a refusal, path by path:
 * what the table puts first is found first.
 */
export function mountAll(app: Hono<Env>, acts: Acts): void {
  for (const [path, names] of namesByPath()) {
    for (const name of names) mount(app, name, acts);
    const allow = names.flatMap((name) => methodsOf(name));
    app.all(routeOf(path), (context) => answerProblem(context, { code: 'method_not_allowed', allow }));
  }
}

function mount<Name extends EndpointName>(app: Hono<Env>, name: Name, acts: Acts): void {
  const { method, path, status } = endpoints[name];
  const act = acts[name];
  app.on(method, routeOf(path), async function answerOperation(context) {
    const asked = await readAsked(context, name);
    if (!asked.ok) return answerProblem(context, asked.problem);
    const outcome = await act(asked.data);
    return outcome.ok ? context.json(success(outcome.data), status) : answerProblem(context, outcome.problem);
  });
}

function namesByPath(): Map<string, EndpointName[]> {
  const byPath = new Map<string, EndpointName[]>();
  // The keys of a literal object are its own names.
  for (const name of Object.keys(endpoints) as EndpointName[]) {
    const { path } = endpoints[name];
    byPath.set(path, [...(byPath.get(path) ?? []), name]);
  }
  return byPath;
}

function methodsOf(name: EndpointName): string[] {
  const { method } = endpoints[name];
  return method === 'GET' ? ['GET', 'HEAD'] : [method];
}

/** Returns a path in Hono's spelling, `:id` for `{id}`. */
function routeOf(path: string): string {
  return path.replace(/\{(\w+)\}/g, ':$1');
}
