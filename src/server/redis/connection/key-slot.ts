const slotsOfCluster = 16_384;
/** The polynomial of CRC-16/XMODEM, with which Redis hashes keys. */
const polynomial = 0x1021;
const [allBits, highestBit] = [0xffff, 0x8000];

/**
 * Returns the slot of a cluster that a key belongs to: the hash of the text in its first braces, or of the whole key
 * (Redis cluster specification, "Key distribution model").
 */
export function keySlot(key: string): number {
  const tag = /\{([^}]+)\}/.exec(key.slice(Math.max(key.indexOf('{'), 0)));
  const hashedPart = tag?.index === 0 ? tag[1] : key;
  return crc16(new TextEncoder().encode(hashedPart)) % slotsOfCluster;
}

function crc16(bytes: Uint8Array): number {
  let crc = 0;
  for (const byte of bytes) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) {
      crc = (crc & highestBit ? (crc << 1) ^ polynomial : crc << 1) & allBits;
    }
  }
  return crc;
}
