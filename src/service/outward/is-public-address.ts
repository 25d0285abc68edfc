import ipaddr from 'ipaddr.js';

/** The metadata service of Azure: the only address of this kind in a public range. */
const metadataAddresses = ['168.63.129.16'];

/**
 * Returns whether an address is on the public Internet. Addresses registered for a special purpose are not: private,
 * loopback, link-local (including the metadata services of clouds, which reveal secrets of their machines), shared by
 * carriers, and every IPv6 form that contains an IPv4 address.
 */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.parse(text);
  if (address.range() !== 'unicast' || metadataAddresses.includes(address.toString())) return false;
  return address.kind() === 'ipv4' || address.match(ipaddr.parse('2000::'), globalUnicastBits);
}

/** Only 2000::/3 is assigned (RFC 4291, 2.4): `::127.0.0.1` has no range of its own. */
const globalUnicastBits = 3;
