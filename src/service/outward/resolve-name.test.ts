import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openHostsFile } from './hosts-file.ts';
import { openNameServer } from './name-server.testing.ts';
import { createResolver, LookupTimeout } from './resolve-name.ts';
import { checkTarget } from './target.ts';

const slowAnswer = Promise.withResolvers<string>();
const nameServer = await openNameServer({
  'hook.example': '93.184.215.14',
  'slow.example': slowAnswer.promise,
  'silent.example': null,
  vm: '93.184.215.14',
});
const folder = await mkdtemp(join(tmpdir(), 'hosts-'));
const path = join(folder, 'hosts');
await writeFile(
  path,
  '# this machine\n127.0.1.1\tvm vm.example # itself\r\n::1 vm\n10.0.0.7  printer\nnonsense here\n',
);
const options = { servers: [nameServer.address], hostsFile: openHostsFile(path), lookupMillis: 20_000 };
const resolve = createResolver(options);

afterAll(() => rm(folder, { recursive: true }));

test('finds the addresses from a name server', async () => {
  expect(await resolve('hook.example')).toEqual(['93.184.215.14']);
});

test('finds no address for a name that does not exist', async () => {
  expect(await resolve('nowhere.example')).toEqual([]);
});

test('gives up on a name server that hangs', async () => {
  const hurried = createResolver({ ...options, lookupMillis: 100 });
  await expect(hurried('silent.example')).rejects.toThrow(LookupTimeout);
});

test('continues other lookups while many hang', async () => {
  let ended = 0;
  const slow = Array.from({ length: 50 }, () => resolve('slow.example').finally(() => (ended += 1)));
  expect(await resolve('hook.example')).toEqual(['93.184.215.14']);
  expect(ended).toBe(0);
  slowAnswer.resolve('93.184.215.15');
  expect(await Promise.all(slow)).toEqual(slow.map(() => ['93.184.215.15']));
});

test.each([
  ['vm', ['127.0.1.1', '::1']],
  ['VM.', ['127.0.1.1', '::1']],
  ['vm.example', ['127.0.1.1']],
  ['printer', ['10.0.0.7']],
])('resolves %s from the hosts file', async (name, addresses) => {
  expect(await resolve(name)).toEqual(addresses);
});

test.each(['localhost', 'LOCALHOST.', 'app.localhost'])(
  'resolves %s to this machine without a lookup',
  async (name) => {
    const before = nameServer.names.length;
    expect(await resolve(name)).toEqual(['127.0.0.1', '::1']);
    expect(nameServer.names).toHaveLength(before);
  },
);

test.each(['https://localhost/', 'https://localhost./', 'https://vm/', 'https://vm.example/', 'https://printer/'])(
  'refuses %s, a name of a private address',
  async (address) => {
    await expect(checkTarget(address, { allowsPrivate: false, resolve })).rejects.toThrow('private network');
  },
);

test('uses name servers when there is no hosts file', async () => {
  const without = createResolver({ ...options, hostsFile: openHostsFile(join(folder, 'missing')) });
  expect(await without('vm')).toEqual(['93.184.215.14']);
});
