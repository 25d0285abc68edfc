import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'vite';
import { expect, test } from 'vitest';

/** The files with schemas of responses, the only schemas that pages use. */
const files = [
  'src/contract/envelope.ts',
  'src/contract/endpoints/embed-endpoints.ts',
  ...readdirSync('src/contract/resources', { recursive: true, encoding: 'utf8' })
    .filter((file) => /^(?!.*\.test\.).*\.ts$/.test(file))
    .map((file) => join('src/contract/resources', file)),
];

/** Returns the calls of valibot in a file: the name of each, and how many arguments it has. */
function callsIn(file: string): { name: string; count: number }[] {
  const calls: { name: string; count: number }[] = [];
  new Visitor({
    CallExpression({ callee, arguments: { length: count } }) {
      if (callee.type !== 'MemberExpression' || callee.object.type !== 'Identifier' || callee.object.name !== 'v')
        return;
      if (callee.property.type === 'Identifier') calls.push({ name: callee.property.name, count });
    },
  }).visit(parseSync(file, readFileSync(file, 'utf8')).program);
  return calls;
}

// The build leaves both out of the widget: see `silent-schemas.ts` and `unset-properties.ts`.
test('checks only the types of values in a response, without defaults', () => {
  const calls = files.flatMap(callsIn);
  expect(calls.length).toBeGreaterThan(100);
  const checks = calls.filter(({ name }) => /^(pipe|check|forward|config|fallback)/.test(name));
  const defaults = calls.filter(({ name, count }) => /^(optional|nullable|nullish)$/.test(name) && count > 1);
  expect([...checks, ...defaults]).toEqual([]);
});
