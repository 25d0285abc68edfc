import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Entry = {
  readonly version?: string;
  readonly integrity?: string;
  readonly link?: boolean;
  readonly resolved?: string;
  readonly hasInstallScript?: boolean;
};

const read = (path: string) => JSON.parse(readFileSync(path, 'utf8'));
const { workspaces, allowScripts } = read('package.json');
const entries: [string, Entry][] = Object.entries(read('package-lock.json').packages);
/** The packages from a registry: all except this package and its workspaces. */
const packages = entries.filter(([path, { link }]) => path.includes('node_modules/') && !link);

test('holds a strong hash of every package in the lock-file', () => {
  expect(packages.length).toBeGreaterThan(100);
  expect(packages.filter(([, { integrity = '' }]) => !integrity.startsWith('sha512-'))).toEqual([]);
});

/** Where registries keep a package, such as `/@scope/name/-/name-1.2.3.tgz`: neither a repository nor a file. */
const registryAddress = /^https:\/\/[^/]+\/(?:@[^/]+\/)?([^/@]+)\/-\/\1-[^/]+\.tgz$/;

test('names only packages of a registry in the lock-file', () => {
  const elsewhere = packages.filter(([, { resolved }]) => resolved && !registryAddress.test(resolved));
  expect(elsewhere).toEqual([]);
  const own = entries.filter(([path]) => !path.includes('node_modules/')).map(([path]) => path);
  expect(own).toEqual(['', ...workspaces]);
});

test('no package runs an install script unless package.json lists it', () => {
  const scripted = packages.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => path);
  expect(scripted.map((path) => path.replace('node_modules/', '')).sort()).toEqual(Object.keys(allowScripts).sort());
});

test('holds a hash of the Node that runs the scripts in the lock-file', () => {
  const { optionalDependencies } = read('src/build/node/package.json');
  const locked = new Map(packages);
  for (const [name, version] of Object.entries(optionalDependencies)) {
    expect([name, locked.get(`node_modules/${name}`)?.version]).toEqual([name, version]);
  }
  const ofThisMachine = `${process.platform} ${process.arch}`.replace('win32', 'win');
  const running = Object.entries(optionalDependencies).find(([name]) => name.endsWith(ofThisMachine.replace(' ', '-')));
  expect(running?.[1] ?? process.versions.node).toBe(process.versions.node);
});
