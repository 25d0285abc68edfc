import type { Hono } from 'hono';
import { type EndpointName, endpoints, success } from '../../contract/index.ts';
import type { Acts } from '../acts/index.ts';
import { answerProblem } from './answer.ts';
import type { Env } from './env.ts';
import { readAsked } from './read-asked.ts';

/** Gives every operation of the endpoint table its route, and every other method of its path a refusal. */
export function mountAll(app: Hono<Env>, acts: Acts): void {
  // The keys of a literal object are its own names.
  for (const name of Object.keys(endpoints) as EndpointName[]) mount(app, name, acts);
  for (const [path, methods] of methodsByPath()) {
    app.all(path, (context) => answerProblem(context, { code: 'method_not_allowed', allow: methods }));
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

function methodsByPath(): Map<string, string[]> {
  const byPath = new Map<string, string[]>();
  for (const { method, path } of Object.values(endpoints)) {
    const methods = byPath.get(routeOf(path)) ?? [];
    methods.push(...(method === 'GET' ? ['GET', 'HEAD'] : [method]));
    byPath.set(routeOf(path), methods);
  }
  return byPath;
}

/** Returns a path in Hono's spelling, `:id` for `{id}`. */
function routeOf(path: string): string {
  return path.replace(/\{(\w+)\}/g, ':$1');
}
