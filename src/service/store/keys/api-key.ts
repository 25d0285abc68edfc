import { createHash, randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';

const prefix = 'sk_live_';
const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const randomCharacters = 43; // with 62 kinds of characters: 256 bits
const checksumCharacters = 6; // 62 ** 6 is more than 2 ** 32

/** Creates a random key. Its last characters are a checksum, which distinguishes a leaked key from other text. */
export function createApiKey(): string {
  const random = Array.from({ length: randomCharacters }, () => digits.charAt(randomInt(digits.length))).join('');
  return `${prefix}${random}${checksumOf(random)}`;
}

/** Returns the hash to store. It needs no salt: a random key of 256 bits is in no table of known hashes. */
export function hashApiKey(key: string): Buffer {
  return createHash('sha256').update(key).digest();
}

function checksumOf(random: string): string {
  let rest = crc32(random);
  let checksum = '';
  while (checksum.length < checksumCharacters) {
    checksum = digits.charAt(rest % digits.length) + checksum;
    rest = Math.floor(rest / digits.length);
  }
  return checksum;
}
