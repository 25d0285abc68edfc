import { Resolver } from 'node:dns/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { type HostsFile, openHostsFile } from './hosts-file.ts';
import type { Resolve } from './target.ts';

/** No name server responded in time. */
export class LookupTimeout extends Error {}

export type ResolverOptions = {
  /** The name servers to use in place of the system's, such as `127.0.0.1:53`. */
  readonly servers?: readonly string[] | undefined;
  /** The hosts file to read first. @default the system's */
  readonly hostsFile?: HostsFile;
  /** How long a lookup may take in total, however many name servers there are, in milliseconds. @default 5000 */
  readonly lookupMillis?: number;
};

/** How many requests a name server gets, and how long the first attempt waits. */
const resolverOptions = { tries: 2, timeout: 1500 };

/**
 * Creates a resolver of all addresses of a name. Node's `lookup` asks the system, for two names at a time in the whole
 * process, so one name server that does not respond would delay every other name. This asks the name servers directly,
 * after the hosts file, so that a name of this machine leads to this machine.
 */
export function createResolver(options: ResolverOptions = {}): Resolve {
  const { hostsFile = openHostsFile() } = options;
  return async function resolveName(writtenName) {
    const name = writtenName.replace(/\.$/, '');
    // Always loopback, even if a name server says otherwise (RFC 6761, 6.3).
    if (/(^|\.)localhost$/i.test(name)) return ['127.0.0.1', '::1'];
    const addresses = await hostsFile.addressesOf(name);
    return addresses.length > 0 ? addresses : queryServers(name, options);
  };
}

/** Queries the addresses of both families. A response for one of them is enough. */
async function queryServers(name: string, { servers, lookupMillis = 5000 }: ResolverOptions): Promise<string[]> {
  const resolver = new Resolver(resolverOptions);
  if (servers) resolver.setServers([...servers]);
  const endController = new AbortController();
  const giveUp = wait(lookupMillis, undefined, { signal: endController.signal }).then(
    () => resolver.cancel(),
    () => undefined,
  );
  const lookups = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
  endController.abort();
  await giveUp;
  const addresses = lookups.flatMap((lookup) => (lookup.status === 'fulfilled' ? lookup.value : []));
  if (addresses.length === 0 && lookups.some(isTimeout)) throw new LookupTimeout('no name server responded in time');
  return addresses;
}

const timeoutCodes = ['ETIMEOUT', 'ECANCELLED'];

function isTimeout(lookup: PromiseSettledResult<unknown>): boolean {
  return lookup.status === 'rejected' && timeoutCodes.includes(lookup.reason?.code);
}
