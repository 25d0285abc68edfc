import { readFile } from 'node:fs/promises';
import { isIP } from 'node:net';
import { join } from 'node:path';

export type HostsFile = {
  /** Returns the addresses of a name in the file, or an empty list. */
  addressesOf(name: string): Promise<readonly string[]>;
};

/** How long the content is reused: containers rewrite the file while they run. */
const freshMillis = 10_000;

/** Opens the hosts file of this machine, which only the system's own lookup reads. A missing file counts as empty. */
export function openHostsFile(path: string = systemPath()): HostsFile {
  let names: Promise<Map<string, string[]>> = Promise.resolve(new Map());
  let readAt = Number.NEGATIVE_INFINITY;

  return {
    async addressesOf(name) {
      if (performance.now() - readAt > freshMillis) {
        readAt = performance.now();
        names = readFile(path, 'utf8').then(readHosts, () => new Map());
      }
      return (await names).get(name.toLowerCase()) ?? [];
    },
  };
}

/** Reads the lines of a hosts file: an address and its names; a `#` begins a comment (hosts(5)). */
function readHosts(text: string): Map<string, string[]> {
  const names = new Map<string, string[]>();
  for (const line of text.split('\n')) {
    const [address = '', ...hostNames] = line.replace(/#.*/, '').trim().split(/\s+/);
    if (!isIP(address)) continue;
    for (const name of hostNames.map((hostName) => hostName.toLowerCase())) {
      names.set(name, [...(names.get(name) ?? []), address]);
    }
  }
  return names;
}

function systemPath(): string {
  if (process.platform !== 'win32') return '/etc/hosts';
  return join(process.env.SystemRoot ?? 'C:\\Windows', 'System32', 'drivers', 'etc', 'hosts');
}
