/**
 * Returns the key under which a visitor's address is counted: an IPv4 address as it is, an IPv6 address by its first 64 bits, since
 * one household or server has all the rest.
 */
export function visitorOf(address: string): string {
  const [plain = ''] = address.slice(0, longestAddress).toLowerCase().split('%');
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(plain);
  if (mapped?.[1]) return mapped[1];
  return plain.includes(':') ? `${firstGroups(plain).join(':')}::/64` : plain;
}

/** What is longer is no address, and must not fill the memory. */
const longestAddress = 64;
const groupsOfNetwork = 4;
const groupsOfAddress = 8;

function firstGroups(address: string): string[] {
  const [before = '', after] = address.split('::');
  const head = groupsIn(before);
  const tail = groupsIn(after ?? '');
  const zeros = Array.from({ length: Math.max(0, groupsOfAddress - head.length - tail.length) }, () => '0');
  return [...head, ...zeros, ...tail].slice(0, groupsOfNetwork).map((group) => group.replace(/^0+(?=.)/, ''));
}

function groupsIn(part: string): string[] {
  const groups = part.split(':').filter(Boolean);
  // An IPv4 address at the end stands for two groups; none of them is among the first four.
  return groups.flatMap((group) => (group.includes('.') ? ['', ''] : [group]));
}
