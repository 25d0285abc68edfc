const longestName = 80;

/** A full stop, and every character that a browser or mail program reads as one in a domain name (UTS #46, NFKC). */
const dots = /[.\u2024\u3002\ufe52\uff0e\uff61](?=[\u200d\u200c\p{L}\p{M}\p{N}-]{2})/gu;

/** Characters that are not drawn, apart from joiners. */
const invisible = /[[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]--[\u200c\u200d]]+/gv;

/** Joiners anywhere but within a word or an emoji: Persian and Sinhala names and the emoji of a family need those. */
const strayJoiners = /(?<![\p{L}\p{M}\p{Emoji}])[\u200c\u200d]+|[\u200c\u200d]+(?![\p{L}\p{M}\p{Emoji}])/gu;

/**
 * Returns a name that is safe to show to strangers: one line, shortened, without anything that a mail program would
 * turn into a link. Removes a dot between words, so that `evil.example` is not an address and `J. R. R.` stays.
 */
export function sanitizeName(name: string): string {
  const plain = name
    .replace(invisible, ' ')
    .replace(strayJoiners, ' ')
    .replace(/\p{L}[\p{L}\d+.-]*:\/\/\S*/gu, '')
    .replace(dots, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const characters = [...plain];
  return characters.length > longestName ? `${characters.slice(0, longestName - 1).join('')}…` : plain;
}
