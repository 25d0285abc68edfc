import { isIP } from 'node:net';
import type { AddressRefusal } from '../../contract/index.ts';
import { isPublicAddress } from './is-public-address.ts';

/** Where deliveries may go. */
export type TargetRules = {
  /** Allows plain http and addresses that are not of the Internet at large: for development. */
  readonly allowsPrivate: boolean;
};

/** Finds all addresses of a name, of IPv4 and IPv6. */
export type Resolve = (name: string) => Promise<readonly string[]>;

/** An address that was checked, to connect to and to no other. */
export type Target = { readonly url: URL; readonly addresses: readonly string[] };

/** An address, or what its name leads to, that nothing may be sent to. */
export class RefusedTarget extends Error {}

/** Why nothing may be sent to an address: a code, and a sentence that begins after the name of the field. */
export type TargetRefusal = { readonly reason: AddressRefusal; readonly sentence: string };

const notHttps: TargetRefusal = { reason: 'invalid_address', sentence: 'must be an address that begins with https://' };
const credentials: TargetRefusal = { reason: 'invalid_address', sentence: 'must not hold a user name or a password' };
const notPublic: TargetRefusal = { reason: 'private_address', sentence: 'must be a public address' };

/** Says why nothing may be sent to an address, as far as the address itself tells; undefined when it may. */
export function refuseTarget(address: string, { allowsPrivate }: TargetRules): TargetRefusal | undefined {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol)) return notHttps;
  if (url.username || url.password) return credentials;
  if (allowsPrivate) return undefined;
  if (url.protocol !== 'https:') return notHttps;
  const host = hostOf(url);
  return isIP(host) && !isPublicAddress(host) ? notPublic : undefined;
}

/**
 * Returns the addresses behind a target, all of which were checked; throws when it is not one we may reach. To be asked
 * before every try, since a name may answer otherwise the next time; whoever connects must connect to these and not ask
 * again.
 */
export async function checkTarget(
  address: string,
  rules: TargetRules & { readonly resolve: Resolve },
): Promise<Target> {
  const refused = refuseTarget(address, rules);
  if (refused !== undefined) throw new RefusedTarget(refused.sentence);
  const url = new URL(address);
  const host = hostOf(url);
  const addresses = isIP(host) ? [host] : await rules.resolve(host);
  if (addresses.length === 0) throw new Error('the name has no address');
  if (!rules.allowsPrivate && !addresses.every(isPublicAddress)) {
    throw new RefusedTarget('the name leads to a private network');
  }
  return { url, addresses };
}

/** The URL parser has made `127.1`, `0x7f000001` and their like four decimal numbers. */
function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[(.*)\]$/, '$1');
}
