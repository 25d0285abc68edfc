/** Stand around text of others, whose direction may differ from that of the sentence (Unicode Annex 9, FSI and PDI). */
const [isolateStart, isolateEnd] = ['\u2068', '\u2069'];

/** Marks, embeddings, overrides and isolates: what changes the direction of text around it. */
const directionCharacters = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/**
 * Returns text that somebody else wrote, to be put into a sentence: it cannot change the direction of what stands around
 * it, and a line break ends nothing.
 */
export function isolated(text: string): string {
  return isolateStart + oneLine(text) + isolateEnd;
}

/** A title that is longer is cut in a subject and in a list, where it stands on one line. */
const longestTitle = 100;

/** Returns a title that somebody else wrote, cut to be put into a sentence. */
export function isolatedTitle(title: string): string {
  const characters = [...oneLine(title)];
  return isolated(characters.length > longestTitle ? `${characters.slice(0, longestTitle - 1).join('')}…` : title);
}

/** Returns text that somebody else wrote, as lines without control characters or marks of direction. */
export function linesOf(text: string): string[] {
  return text
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .split('\n')
    .map((line) =>
      line
        .replace(/\t/g, '  ')
        .replace(/\p{Cc}/gu, '')
        .replace(directionCharacters, '')
        .toWellFormed(),
    );
}

/** Returns text that somebody else wrote, as one line without control characters or marks of direction. */
export function oneLine(text: string): string {
  return linesOf(text).join(' ').trim();
}
