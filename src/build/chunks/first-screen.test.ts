import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findFirstScreen } from './first-screen.ts';

const sources = {
  'script.js': 'import("./screen/index.js").then(({ show }) => show());',
  'screen/index.js': [
    'import { day } from "../time/index.js";',
    'export const show = () => [day(), import("../form.js"), import("../done.js")];',
  ].join('\n'),
  'time/index.js': 'export { day } from "./day.js"; export { zones } from "./zones.js";',
  'time/day.js': 'export const day = () => console.log("day");',
  'time/zones.js': 'export const zones = () => console.log("zones");',
  'form.js': 'import { keys } from "./keys.js"; import { zones } from "./time/index.js"; keys(); zones();',
  'done.js': 'import { keys } from "./keys.js"; keys("done");',
  'keys.js': 'export const keys = (...given) => console.log("keys", given);',
  'package.json': '{ "sideEffects": ["./script.js", "./form.js", "./done.js"] }',
};

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sched-booking-screen-'));
  for (const [file, source] of Object.entries(sources)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), source);
  }
});

afterEach(() => rm(folder, { recursive: true }));

async function find(screen: string): Promise<string[]> {
  const input = join(folder, 'script.js');
  const modulePreload = false;
  const modules = await findFirstScreen(join(folder, screen), {
    root: folder,
    build: { modulePreload, rolldownOptions: { input } },
  });
  const own = [...modules].filter((id) => id.startsWith(folder));
  return own.map((id) => relative(folder, id)).sort();
}

test('puts the first screen and modules that later parts share into one chunk', async () => {
  expect(await find('screen/index.js')).toEqual(['keys.js', 'screen/index.js', 'time/day.js']);
});

test('finds the same modules under another folder name', async () => {
  await rename(join(folder, 'time'), join(folder, 'clock'));
  for (const [file, source] of Object.entries(sources)) {
    const renamed = file.replace('time/', 'clock/');
    await writeFile(join(folder, renamed), source.replaceAll('/time/', '/clock/'));
  }
  expect(await find('screen/index.js')).toEqual(['clock/day.js', 'keys.js', 'screen/index.js']);
});

test('refuses a first screen that nothing imports', async () => {
  await expect(find('keys.js')).rejects.toThrow(/no chunk that begins with .+keys\.js/);
});
