import ipaddr from 'ipaddr.js';

/** Where Azure's machines ask about themselves: the one such address that lies among everybody's. */
const metadataAddresses = ['168.63.129.16'];

/**
 * Returns whether an address is one of the Internet's at large. Everything registered for a special purpose is not:
 * private, loopback, link-local and with it the addresses at which clouds tell their machines' secrets, shared by
 * carriers, and every IPv6 form with an IPv4 address inside, whatever that is.
 */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.parse(text);
  if (address.range() !== 'unicast' || metadataAddresses.includes(address.toString())) return false;
  return address.kind() === 'ipv4' || address.match(ipaddr.parse('2000::'), globalUnicastBits);
}

/** Only 2000::/3 is assigned (RFC 4291, 2.4): `::127.0.0.1` has no range of its own. */
const globalUnicastBits = 3;
