/**
 * Enclose text of other people, whose direction may differ from that of the sentence (Unicode Annex 9, FSI and PDI).
 */
const [isolateStart, isolateEnd] = ['\u2068', '\u2069'];

/** Marks, embeddings, overrides and isolates: characters that change the direction of text around them. */
const directionCharacters = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/**
 * Prepares text of other people for a sentence: it cannot change the direction of the text around it, and its line
 * breaks become spaces.
 */
export function isolated(text: string): string {
  return isolateStart + oneLine(text) + isolateEnd;
}

/** The longest title in a subject or a list, in characters: longer ones are cut, so that they fit one line. */
const longestTitle = 100;

/** Shortens a title that someone else wrote and prepares it for a sentence. */
export function isolatedTitle(title: string): string {
  const characters = [...oneLine(title)];
  return isolated(characters.length > longestTitle ? `${characters.slice(0, longestTitle - 1).join('')}…` : title);
}

/** Returns text of other people as lines without control characters or marks of direction. */
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

/** Returns text of other people as one line without control characters or marks of direction. */
export function oneLine(text: string): string {
  return linesOf(text).join(' ').trim();
}
