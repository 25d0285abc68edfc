/**
 * Returns the key of a visitor's address: an IPv4 address in full, however it is written, and the first 64 bits of an
 * IPv6 address, since one household or server owns all the rest.
 */
export function visitorOf(address: string): string {
  const [plain = ''] = address.slice(0, longestAddress).toLowerCase().split('%');
  if (!plain.includes(':')) return plain;
  const groups = groupsOf(plain);
  if (!groups) return plain;
  return isIPv4Within(groups) ? writeIPv4(groups.slice(-2)) : `${groups.slice(0, 4).map(writeGroup).join(':')}::/64`;
}

/** The longest text of an address. A longer one is not an address, and must not fill the memory. */
const longestAddress = 64;
const groupsOfAddress = 8;

/** The first 96 bits of IPv6 addresses that contain an IPv4 address in their last 32 bits. */
const prefixesOfIPv4 = [
  '0:0:0:0:0:ffff', // mapped (RFC 4291, 2.5.5.2)
  '0:0:0:0:ffff:0', // translated (RFC 2765, 2.1)
  '64:ff9b:0:0:0:0', // NAT64 (RFC 6052, 2.1)
];

function isIPv4Within(groups: readonly number[]): boolean {
  return prefixesOfIPv4.includes(groups.slice(0, -2).map(writeGroup).join(':'));
}

/** Reads the eight groups of an IPv6 address (RFC 4291, 2.2). Returns undefined for any other text. */
function groupsOf(address: string): number[] | undefined {
  const [head = [], tail = [], ...more] = address.split('::').map(readGroups);
  const missing = groupsOfAddress - head.length - tail.length;
  const isWhole = address.includes('::') ? missing >= 0 : missing === 0;
  const groups = [...head, ...Array<number>(Math.max(missing, 0)).fill(0), ...tail];
  return isWhole && more.length === 0 && !groups.some(Number.isNaN) ? groups : undefined;
}

/** An IPv4 address at the end stands for two groups. */
function readGroups(part: string): number[] {
  if (part === '') return [];
  return part.split(':').flatMap((group) => {
    if (!group.includes('.')) return /^[0-9a-f]{1,4}$/.test(group) ? Number.parseInt(group, 16) : Number.NaN;
    const [a = Number.NaN, b = Number.NaN, c = Number.NaN, d = Number.NaN] = group.split('.').map(Number);
    return [a * 256 + b, c * 256 + d];
  });
}

function writeGroup(group: number): string {
  return group.toString(16);
}

function writeIPv4(groups: readonly number[]): string {
  return groups.flatMap((group) => [group >> 8, group & 255]).join('.');
}
