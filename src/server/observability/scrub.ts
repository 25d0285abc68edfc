import { isIP } from 'node:net';

type Rule = readonly [what: RegExp, instead: string | ((found: string) => string)];

/**
 * Patterns that no line may contain, and their replacements.
 *
 * A rule that begins with "any number of" has a lookbehind first, so that it matches only at the beginning of such a
 * run. Without that, a long run is read again from each of its characters, which takes seconds for 60 kB.
 */
const rules: readonly Rule[] = [
  [/\bsk_live_\w+/g, '[key]'],
  [/\bwhsec_[\w+/=]+/g, '[secret]'],
  [/\b(Bearer|Basic) +[^\s"\\]+/gi, '$1 [key]'],
  // A manage token: the event's id, its account if there are several, and a signature.
  [/\b[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}(\.\d+)?\.[\w-]{16,}/gi, '[token]'],
  // 256 random bits: the address of a feed, a link to the console, or the cookie of a session.
  [/(?<![\w-])[\w-]{43}(?![\w-])/g, '[token]'],
  [/\b\d{1,3}(\.\d{1,3}){3}\b/g, withoutAddress],
  [/(?<![0-9a-f])[0-9a-f]*:[0-9a-f]*:[0-9a-f:.]*/gi, withoutAddressOfSix],
];

/** Separate from the others: few lines contain an "@", and searching for what surrounds it is slow. */
const rulesAroundAt: readonly Rule[] = [
  // The user and password in an address.
  [/(\w:\/\/)[^\s"/@]+@/g, '$1[user]@'],
  [
    /(?<![^\s"'`<>()[\]{},:;\\/=@])[^\s"'`<>()[\]{},:;\\/=@]+@[^\s"'`<>()[\]{},:;\\/=@]+\.[^\s"'`<>()[\]{},:;\\/=@.]+/g,
    '[email]',
  ],
];

/**
 * Removes from a line of log what must not be in it, whatever its source: keys, secrets, tokens, passwords, email and
 * network addresses. We do not choose the message of an error, which may repeat its input.
 */
export function scrub(line: string): string {
  const applied = line.includes('@') ? [...rulesAroundAt, ...rules] : rules;
  let scrubbed = line;
  // `replace` accepts a text or a function, but not a union of both.
  for (const [what, instead] of applied) {
    scrubbed = typeof instead === 'string' ? scrubbed.replace(what, instead) : scrubbed.replace(what, instead);
  }
  return scrubbed;
}

/** Addresses of this machine, which belong to no visitor. */
function withoutAddress(found: string): string {
  const isOwn = found === '::1' || found === '0.0.0.0' || found.startsWith('127.');
  return isOwn || isIP(found) === 0 ? found : '[address]';
}

/** Longer than any address with what may surround it. */
const maxCharacters = 64;

/** Errors write an address right behind a colon, before a port or at the end of a sentence. */
function withoutAddressOfSix(found: string): string {
  if (isIP(found) > 0 || found.length > maxCharacters) return withoutAddress(found);
  const before = /^:(?!:)/.exec(found)?.[0] ?? '';
  const end = /\.+$/.exec(found)?.[0] ?? '';
  const rest = found.slice(before.length, found.length - end.length);
  const port = isIP(rest) > 0 ? '' : (/:\d{1,5}$/.exec(rest)?.[0] ?? '');
  return `${before}${withoutAddress(rest.slice(0, rest.length - port.length))}${port}${end}`;
}
