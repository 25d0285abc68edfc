import { isIP } from 'node:net';
import type { AddressRefusal } from '../../contract/index.ts';
import { isPublicAddress } from './is-public-address.ts';

/** Where deliveries may go. */
export type TargetRules = {
  /** Allows plain http and addresses outside the public Internet, for development. */
  readonly allowsPrivate: boolean;
};

/** Finds all addresses of a name, of IPv4 and IPv6. */
export type Resolve = (name: string) => Promise<readonly string[]>;

/** An address that was checked. Connect to it and to no other. */
export type Target = { readonly url: URL; readonly addresses: readonly string[] };

/** An address to which nothing may be sent, or whose name leads to one. */
export class RefusedTarget extends Error {}

/** Why nothing may be sent to an address: a code, and a sentence that begins after the name of the field. */
export type TargetRefusal = { readonly reason: AddressRefusal; readonly sentence: string };

const notHttps: TargetRefusal = { reason: 'invalid_address', sentence: 'must be an address that begins with https://' };
const credentials: TargetRefusal = { reason: 'invalid_address', sentence: 'must not hold a username or a password' };
const notPublic: TargetRefusal = { reason: 'private_address', sentence: 'must be a public address' };

/** Returns why nothing may be sent to an address, judging by the address alone; undefined if it is allowed. */
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
 * Returns the checked addresses of a target. Throws if it is not allowed. Call it before every attempt, since a name
 * may change its addresses, and connect only to the result, without another lookup.
 */
export async function checkTarget(
  address: string,
  rules: TargetRules & { readonly resolve: Resolve },
): Promise<Target> {
  const refusal = refuseTarget(address, rules);
  if (refusal !== undefined) throw new RefusedTarget(refusal.sentence);
  const url = new URL(address);
  const host = hostOf(url);
  const addresses = isIP(host) ? [host] : await rules.resolve(host);
  if (addresses.length === 0) throw new Error('the name has no address');
  if (!rules.allowsPrivate && !addresses.every(isPublicAddress)) {
    throw new RefusedTarget('the name leads to a private network');
  }
  return { url, addresses };
}

/** The URL parser has already turned `127.1`, `0x7f000001` and similar forms into four decimal numbers. */
function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[(.*)\]$/, '$1');
}
