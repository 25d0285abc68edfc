import { expect, test } from 'vitest';
import { buildModules } from '../build-modules.testing.ts';
import { rewriteModule } from '../harden/index.ts';
import { bundleClientEndpoints, clientRows, consoleClientRows } from './client-endpoints.ts';

const row = `{ method: 'PUT', path: '/v1/users/me', resource: null, input: { body: Change }, data: User, status: 200, summary: 'Updates' }`;

test('leaves out the parts of a row that only the server reads', () => {
  const { code } = rewriteModule([clientRows], `export const rows = { update: ${row} };`);
  expect(code.replaceAll(/\s+/g, ' ')).toBe(
    "export const rows = { update: { method: 'PUT', path: '/v1/users/me', data: User, } };",
  );
});

test('leaves out the parts of a row of the console that only the server reads', () => {
  const consoleRow = "{ ...put('session'), needs: 'session', body: Change, data: Session }";
  const { code } = rewriteModule([consoleClientRows], `export const rows = { switchAccount: ${consoleRow} };`);
  expect(code).toBe("export const rows = { switchAccount: { ...put('session'), data: Session } };");
});

test('does not change objects that are not rows', () => {
  const request = "send({ method: 'PUT', path: '/v1/users/me', input: 1, resource: 2 });";
  expect(rewriteModule([clientRows], request).code).toBe(request);
});

test('fails a build without rows', async () => {
  const building = buildModules({ '/main.js': 'console.log(1);' }, bundleClientEndpoints());
  await expect(building).rejects.toThrow(/looked for rows of `endpoints`: found 0/);
});
