import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { compile } from 'tailwindcss';

const require = createRequire(import.meta.url);
const debian = '/usr/share/javascript';

/** The paths of the libraries on embedding pages: from npm, or from Debian if npm does not have them. */
const files: Readonly<Record<string, string>> = {
  'bootstrap.css': require.resolve('bootstrap/dist/css/bootstrap.css'),
  'bootstrap.js': require.resolve('bootstrap/dist/js/bootstrap.bundle.js'),
  'jquery.js': require.resolve('jquery'),
  'require.js': require.resolve('requirejs/require.js'),
  'zone.js': require.resolve('zone.js'),
  'prototype.js': `${debian}/prototype/prototype.js`,
  'mootools-core.js': `${debian}/mootools/mootools-core.min.js`,
  'mootools-more.js': `${debian}/mootools/mootools-more.min.js`,
};

/** The pages' own modules, for module loaders. */
const sources: Readonly<Record<string, string>> = {
  'main.js': `require.config({ baseUrl: '/libraries', waitSeconds: 20 }); require(['shop'], function (shop) { shop.open() })`,
  'worker.js': `addEventListener('activate', function (event) { event.waitUntil(clients.claim()) });
    addEventListener('fetch', function (event) { event.respondWith(fetch(event.request)) })`,
  'shop.js': `define([], function () { return { open: function () { document.title += '!' } } })`,
};

/** Returns whether a library is on this machine. */
export function hasLibrary(name: string): boolean {
  return existsSync(files[name] ?? '');
}

/** Reads the file at a path of the pages' server; undefined if it is not a library. */
export async function readLibrary(path: string): Promise<{ content: string; type: string } | undefined> {
  const name = path.replace('/libraries/', '');
  const type = name.endsWith('.css') ? 'text/css' : 'text/javascript';
  if (name === 'tailwind.css') return { content: await tailwind(), type };
  const file = files[name];
  const content = sources[name] ?? (file && (await readFile(file, 'utf8')));
  return content === undefined ? undefined : { content, type };
}

/** Builds Tailwind's style sheet for a page as its own tools do: theme, preflight, properties and a few classes. */
async function tailwind(): Promise<string> {
  const base = dirname(require.resolve('tailwindcss/index.css'));
  const loadStylesheet = async (id: string) => {
    const path = join(base, id === 'tailwindcss' ? 'index.css' : id);
    return { path, base, content: await readFile(path, 'utf8') };
  };
  const { build } = await compile('@import "tailwindcss";', { base, loadStylesheet });
  return build(['p-4', 'flex', 'hidden', 'animate-spin', 'text-3xl', 'space-y-4', 'shadow-lg', 'rotate-3', 'ring-2']);
}
