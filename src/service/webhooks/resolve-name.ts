import { lookup } from 'node:dns/promises';

/** Finds all addresses of a name as any program on this machine would, its hosts file included. */
export async function resolveName(name: string): Promise<string[]> {
  return (await lookup(name, { all: true })).map(({ address }) => address);
}
