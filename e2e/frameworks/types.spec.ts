import { spawnSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { expect, test } from 'playwright/test';
import { type Project, settle } from './framework-journey.ts';
import { uninstall } from './install-package.ts';

/** Projects, and how the events are named there: `onsched:ready` in JSX, `onSched:ready` in Vue. */
const projects: readonly (Project & { readonly listener: (event: string) => string })[] = [
  {
    name: 'react',
    dependencies: ['react', 'react-dom', '@types/react', '@types/react-dom'],
    listener: (event) => `on${event}`,
  },
  { name: 'preact', dependencies: ['preact'], listener: (event) => `on${event}` },
  { name: 'vue', dependencies: ['vue', '@types/node'], listener: (event) => `onS${event.slice(1)}` },
  { name: 'plain', dependencies: ['@hotwired/turbo'], listener: (event) => event },
];

for (const { listener, ...project } of projects) {
  test(`every attribute, property and event type-checks in a ${project.name} project`, async () => {
    const folder = await settle(project);
    await writeFile(join(folder, 'names.ts'), await namesOf(folder, listener));
    const compiler = [resolve('node_modules/typescript/bin/tsc'), '--project', folder];
    const { stdout, status } = spawnSync(process.execPath, compiler, { encoding: 'utf8' });
    expect(stdout).toBe('');
    expect(status).toBe(0);
    await uninstall(folder);
  });
}

test('README shows the code of the framework projects', async () => {
  const readme = await readFile('README.md', 'utf8');
  const [section = ''] = /^### In a framework\n[\s\S]*?(?=^### )/m.exec(readme) ?? [];
  const files = ['react/booking.tsx', 'react/server-rendered.tsx', 'vue/booking.ts'];
  const texts = await Promise.all(files.map((file) => readFile(join('e2e/frameworks', file), 'utf8')));
  const code = Array.from(section.matchAll(/```\w+\n([\s\S]*?)```/g), ([, block = '']) => block);
  expect(code).toHaveLength(4);
  expect(code.filter((block) => !texts.some((text) => inOneLine(text).includes(inOneLine(block))))).toEqual([]);
});

function inOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/**
 * Writes a module that compiles only if the types have everything in the manual: properties, attributes in markup, and
 * events.
 */
async function namesOf(folder: string, listener: (event: string) => string): Promise<string> {
  const manual = await readFile(join(folder, 'node_modules/sched-booking/.build/package/custom-elements.json'), 'utf8');
  const [{ attributes, members, events }]: Manual = JSON.parse(manual).modules[0].declarations;
  const fields = members.filter(({ kind }) => kind === 'field');
  const listeners = events.map(({ name }) => listener(name));
  const isMarkup = listener('sched:ready') !== 'sched:ready';
  const names = [...fields, ...(isMarkup ? attributes : [])].map(({ name }) => name);
  return `import type { Name } from './types.js';\nexport const names: Name[] = ${JSON.stringify([...names, ...listeners])};\n`;
}

type Manual = [
  Record<'attributes' | 'members' | 'events', readonly { readonly name: string; readonly kind?: string }[]>,
];
