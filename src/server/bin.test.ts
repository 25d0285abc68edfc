import { spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

let checkout: string;
let installedCommand: string;

beforeAll(async () => {
  checkout = await copyOf('src/server/sched.ts');
  installedCommand = await copyOf('.build/package/server/sched.js');
});

afterAll(async () => {
  for (const folder of [checkout, installedCommand]) await rm(folder, { recursive: true, force: true });
});

/** A folder with the command, the package's settings, and a file that prints "running" in place of the program. */
async function copyOf(program: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'sched-booking-bin-'));
  await cp(new URL('./bin.js', import.meta.url), join(folder, 'src/server/bin.js'));
  await cp(new URL('../../package.json', import.meta.url), join(folder, 'package.json'));
  await mkdir(join(folder, program, '..'), { recursive: true });
  await writeFile(join(folder, program), 'console.log("running");');
  return folder;
}

/** Runs the command as a Node of that version would. */
function runOn(version: string, folder: string) {
  const versions = `{ value: { ...process.versions, node: '${version}' } }`;
  const pretend = `data:text/javascript,Object.defineProperty(process, 'versions', ${versions})`;
  const words = ['--import', pretend, join(folder, 'src/server/bin.js')];
  const { status, stdout, stderr } = spawnSync(process.execPath, words, { encoding: 'utf8' });
  return { status, output: stdout + stderr };
}

test.each(['20.20.2', '22.11.0'])('refuses to run an installed package on Node %s', (version) => {
  const output = `sched needs Node 22.12 or newer, and runs on Node ${version}.\n`;
  expect(runOn(version, installedCommand)).toEqual({ status: 1, output });
});

test.each(['22.12.0', '23.0.0', '24.1.0'])('runs an installed package on Node %s', (version) => {
  expect(runOn(version, installedCommand)).toEqual({ status: 0, output: 'running\n' });
});

test('refuses to run the sources on a Node that cannot read them', () => {
  const output = 'sched needs Node 24 or newer, and runs on Node 22.12.0.\n';
  expect(runOn('22.12.0', checkout)).toEqual({ status: 1, output });
  expect(runOn('24.0.0', checkout)).toEqual({ status: 0, output: 'running\n' });
});
