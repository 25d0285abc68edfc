import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { test as base, expect } from 'playwright/test';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { addressPrinted, apiKey, end } from '../support/index.ts';
import { install, packed, uninstall } from './install-package.ts';

const run = promisify(execFile);
const { version, bin, exports, dependencies, optionalDependencies } = JSON.parse(
  await readFile('package.json', 'utf8'),
);
const tarball = join(packed, `sched-booking-${version}.tgz`);

type Project = {
  readonly folder: string;
  /** Runs the command of the package to its end, and returns its output. */
  sched(words: string, environment?: Record<string, string>): Promise<string>;
  /** Starts the command of the package, and returns the address it prints. */
  start(words: string, environment: Record<string, string>): Promise<string>;
  write(files: Readonly<Record<string, string>>): Promise<void>;
};

/** A project in which the package and its dependencies are installed. */
const program = base.extend<{ project: Project }>({
  // Playwright wants the first argument to be a pattern.
  // biome-ignore lint/correctness/noEmptyPattern: nothing is needed from other fixtures
  project: async ({}, use) => {
    const folder = await install([...Object.keys(dependencies), ...embeddedPrograms()]);
    const children: ChildProcess[] = [];
    const command = join(folder, 'node_modules/sched-booking', bin.sched);
    const env = (environment = {}) => ({ cwd: folder, env: { PATH: process.env.PATH, ...environment } });
    await use({
      folder,
      async sched(words, environment) {
        return (await run(process.execPath, [command, ...words.split(' ')], env(environment))).stdout;
      },
      start(words, environment) {
        const child = spawn(process.execPath, [command, ...words.split(' ')], env(environment));
        children.push(child);
        return addressPrinted(child);
      },
      async write(files) {
        for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
      },
    });
    // Stop the gateway before the server behind it.
    for (const child of children.reverse()) await end(child, 'SIGTERM');
    await uninstall(folder);
  },
});

const settings = { PORT: '0', SCHED_API_KEY: apiKey, LOG_LEVEL: 'warn' };

/** Returns the address of the PostgreSQL that a start without settings has created. */
async function databaseIn({ folder }: Project): Promise<string> {
  const read = (file: string) => readFile(join(folder, '.data', file), 'utf8');
  const port = (await read('postgres/postmaster.pid')).split('\n')[3];
  return `postgres://sched:${(await read('postgres-password')).trim()}@127.0.0.1:${port}/sched`;
}

/** The embedded PostgreSQL for this machine, if npm has installed one. */
function embeddedPrograms(): string[] {
  return Object.keys(optionalDependencies).filter((name) => name.endsWith(`${process.platform}-${process.arch}`));
}

program('package passes publint and attw', async () => {
  const file = await readFile(tarball);
  const { messages, pkg } = await publint({ pack: { tarball: new Uint8Array(file).buffer }, strict: true });
  expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
  const analysis = await checkPackage(createPackageFromTarballData(file), {
    excludeEntrypoints: ['./custom-elements.json'],
  });
  expect(analysis.types && analysis.problems.filter(isOurs)).toEqual([]);
});

/** Ignores tools that are too old to read `exports`. Node can load the modules with `require` from 22.12 on. */
function isOurs(problem: { readonly kind: string; readonly resolutionKind?: string }): boolean {
  return problem.kind !== 'CJSResolvesToESM' && problem.resolutionKind !== 'node10';
}

program('README’s program offers the same times through the API and the gateway', async ({ project }) => {
  await project.start('start', settings);
  const readme = await readFile('README.md', 'utf8');
  // Pages show times of the next two years.
  const nextYear = new Date().getUTCFullYear() + 1;
  const range = `start=${nextYear}-05-01&end=${nextYear}-05-31&timezone=Europe/Berlin`;
  await project.write({
    'package.json': JSON.stringify({ type: 'module' }),
    'booking.js': /```js\n(import [^`]*sched-booking\/server[^`]*)```/.exec(readme)?.[1] ?? '',
    'main.js': `
      import { answer, service } from './booking.js';
      const slots = '/event-types/42/slots?${range}';
      const request = async (path, headers) => (await answer(new Request('https://shop.example' + path + slots, { headers }))).json();
      const [direct, shown] = [await request('/v1', { authorization: 'Bearer ${apiKey}' }), await request('/embed/v1', {})];
      await service.close();
      console.log(JSON.stringify([direct.data.slots, shown.data.slots]));`,
  });
  const env = { PATH: process.env.PATH, DATABASE_URL: await databaseIn(project), SCHED_API_KEY: apiKey };
  const { stdout, stderr } = await run(process.execPath, ['main.js'], { cwd: project.folder, env });
  const [direct, throughGateway] = JSON.parse(stdout);
  expect(Object.keys(direct).length).toBeGreaterThan(15);
  expect([throughGateway, stderr]).toEqual([direct, '']);
});

program('sched command starts the server, and a gateway in front of it', async ({ project }) => {
  expect(await project.sched('--help')).toContain('Usage: npx sched COMMAND [OPTIONS]');
  const server = await project.start('start', settings);
  const gateway = await project.start(`gateway --upstream ${server}`, settings);
  for (const address of [server, gateway]) {
    const script = await fetch(`${address}/sched-booking.js`);
    expect(await script.text()).toBe(await readFile(join(packed, 'package/.build/dist/sched-booking.js'), 'utf8'));
    const response = await fetch(`${address}/embed/v1/event-types/42`);
    expect((await response.json()).data.title).toBe('Introductory call');
  }
});

const consumer = `
import { createGateway, createService, type Gateway, type Service, type Visit } from 'sched-booking/server';
import { createGateway as createAtTheEdge } from 'sched-booking/gateway';

const service: Service = await createService({ databaseUrl: 'postgres://', mail: { smtpUrl: '', from: '' } });
const gateway: Gateway = createGateway({ upstream: service, apiKey: '', eventTypes: [42], limits: { readsPerMinute: 9 } });
export const same: typeof createGateway = createAtTheEdge;
export const answer = (request: Request, visit: Visit): Promise<Response> => gateway.fetch(request, visit);
// @ts-expect-error There is no gateway without a key.
createGateway({ upstream: service });
`;

for (const [resolution, options] of Object.entries({
  nodenext: { module: 'nodenext', lib: ['ES2022'], types: ['node'] },
  bundler: { module: 'esnext', lib: ['ES2022', 'DOM'], types: [] },
})) {
  program(`a program type-checks with moduleResolution ${resolution}`, async () => {
    const folder = await install(['@types/node']);
    const compilerOptions = {
      ...options,
      moduleResolution: resolution,
      target: 'es2022',
      strict: true,
      exactOptionalPropertyTypes: true,
      skipLibCheck: false,
      noEmit: true,
    };
    await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['main.ts'] }));
    await writeFile(join(folder, 'package.json'), JSON.stringify({ type: 'module' }));
    await writeFile(join(folder, 'main.ts'), consumer);
    const compiled = await run(resolve('node_modules/.bin/tsc'), ['-p', folder]).catch((error) => error);
    expect(compiled.stdout).toBe('');
    await uninstall(folder);
  });
}

program('require gives the same exports as import', async ({ project }) => {
  const code = `console.log(['server', 'gateway'].map((name) => Object.keys(require('sched-booking/' + name)).join()).join(' '))`;
  const { stdout } = await run(process.execPath, ['-e', code], { cwd: project.folder });
  expect(stdout.trim()).toBe('createGateway,createService createGateway');
});

program('each entry imports only what it needs', async () => {
  const reached = async (entry: string) => [...(await reach(join(packed, 'package', exports[entry].default)))];
  expect(await reached('.')).toEqual([]);
  expect(await reached('./element')).toEqual([]);
  expect((await reached('./gateway')).sort()).toEqual(['hono', 'hono/utils/accept', 'luxon', 'valibot']);
  expect(await reached('./server')).toEqual(expect.arrayContaining(['hono', 'kysely', 'pg', 'node:crypto']));
});

/** The names in a module that it imports or re-exports. */
const imported = /\b(?:import|export)\b(?:[\w\s*{},$]*\bfrom\b)?\s*\(?\s*["'`]([^"'`\s]+)["'`]/g;

/** Follows the imports of a module within the package. Returns the other modules that it names. */
async function reach(file: string, seen = new Set<string>()): Promise<Set<string>> {
  if (seen.has(file)) return new Set();
  seen.add(file);
  const names = Array.from((await readFile(file, 'utf8')).matchAll(imported), ([, name = '']) => name);
  const ours = names.filter((name) => name.startsWith('.')).map((name) => reach(join(file, '..', name), seen));
  return new Set([
    ...names.filter((name) => !name.startsWith('.')),
    ...(await Promise.all(ours)).flatMap((of) => [...of]),
  ]);
}
