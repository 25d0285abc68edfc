import type { Signer } from '../../tokens/index.ts';

/**
 * Replaces a text with one that looks similar and does not reveal it: letters for letters and digits for digits, after
 * the host name if it is a link. The same secret always gives the same result.
 */
export async function standInFor(text: string, signer: Signer): Promise<string> {
  const [host = ''] = /^\w+:\/\/[^/]*/.exec(text) ?? [];
  const shifts = await signer.sign(`stand-in ${text}`);
  const characters = Array.from(text.slice(host.length), (character, index) =>
    shift(character, shifts.charCodeAt(index % shifts.length)),
  );
  return `${host}${characters.join('')}`;
}

const alphabets = ['0123456789', 'abcdefghijklmnopqrstuvwxyz', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

function shift(character: string, by: number): string {
  const alphabet = alphabets.find((letters) => letters.includes(character));
  return alphabet ? (alphabet[(alphabet.indexOf(character) + by) % alphabet.length] ?? character) : character;
}
