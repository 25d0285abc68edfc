import * as v from 'valibot';
import { emptyLineSentence, singleLine } from '../../single-line.ts';

/** Accepts text of any number of lines, up to `max` characters. An emoji is one character. */
export function textUpTo(max: number) {
  return v.pipe(v.string(), atMost(max), v.metadata({ maxLength: max }));
}

/** Accepts one line of text, trimmed, of 1 to `max` characters. */
export function lineUpTo(max: number) {
  return v.pipe(v.string(), v.trim(), notEmpty, oneLine, atMost(max), v.metadata({ minLength: 1, maxLength: max }));
}

/** Accepts part of a line, up to `max` characters, including the spaces at its ends. */
export function partOfLineUpTo(max: number) {
  return v.pipe(v.string(), oneLine, atMost(max), v.metadata({ maxLength: max }));
}

/** Accepts one line of text, trimmed, up to `max` characters, or an empty one. */
export function lineOrNothingUpTo(max: number) {
  return v.pipe(v.string(), v.trim(), oneLine, atMost(max), v.metadata({ maxLength: max }));
}

const notEmpty = v.check<string, string>((text) => text !== '', emptyLineSentence);

const oneLine = v.regex<string, string>(singleLine, 'must be one line without control characters');

/** The longest address that is accepted, in characters. */
const longestUrl = 2048;

const expectedUrl = 'must be an address that begins with https:// and names no user';

/** An absolute https address without a user. */
export const HttpsUrl = urlOf(/^https:/i);

/**
 * An absolute address without a user. The description asks for https; the settings of the service decide whether plain
 * http is accepted.
 */
export const WebUrl = urlOf(/^https?:/i);

function urlOf(scheme: RegExp) {
  return v.pipe(
    v.string(),
    v.trim(),
    atMost(longestUrl),
    v.check((text) => scheme.test(text) && isUrlWithoutUser(text), expectedUrl),
    v.metadata({ format: 'uri', pattern: '^https://', maxLength: longestUrl }),
  );
}

function isUrlWithoutUser(text: string): boolean {
  return /^https?:\/\/[^\s/?#@\\]+([/?#]\S*)?$/i.test(text) && v.is(v.pipe(v.string(), v.url()), text);
}

/** Refuses text of more than `max` characters. An emoji is one character. */
function atMost(max: number) {
  return v.rawCheck<string>(({ dataset, addIssue }) => {
    if (!dataset.typed || dataset.value.length <= max) return;
    const { length } = [...dataset.value];
    if (length > max) addIssue({ message: `must be ${max} characters or fewer, found ${length}` });
  });
}
