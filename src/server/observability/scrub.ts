import { isIP } from 'node:net';

type Rule = readonly [pattern: RegExp, replacement: string | ((match: string) => string)];

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
  [/(?<![0-9a-f])[0-9a-f]*:[0-9a-f]*:[0-9a-f:.]*/gi, withoutIpv6Address],
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
  const rulesOfLine = line.includes('@') ? [...rulesAroundAt, ...rules] : rules;
  let text = line;
  // `replace` accepts a text or a function, but not a union of both.
  for (const [pattern, replacement] of rulesOfLine) {
    text = typeof replacement === 'string' ? text.replace(pattern, replacement) : text.replace(pattern, replacement);
  }
  return text;
}

/** Addresses of this machine, which belong to no visitor. */
function withoutAddress(text: string): string {
  const isOwn = text === '::1' || text === '0.0.0.0' || text.startsWith('127.');
  return isOwn || isIP(text) === 0 ? text : '[address]';
}

/** Longer than any address with what may surround it. */
const maxCharacters = 64;

/** Errors write an address right behind a colon, before a port or at the end of a sentence. */
function withoutIpv6Address(text: string): string {
  if (isIP(text) > 0 || text.length > maxCharacters) return withoutAddress(text);
  const before = /^:(?!:)/.exec(text)?.[0] ?? '';
  const end = /\.+$/.exec(text)?.[0] ?? '';
  const rest = text.slice(before.length, text.length - end.length);
  const port = isIP(rest) > 0 ? '' : (/:\d{1,5}$/.exec(rest)?.[0] ?? '');
  return `${before}${withoutAddress(rest.slice(0, rest.length - port.length))}${port}${end}`;
}
