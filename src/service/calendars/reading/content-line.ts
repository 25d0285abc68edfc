/** A property of a calendar file (RFC 5545, 3.1), its name and the names of its parameters in capitals. */
export type ContentLine = {
  readonly name: string;
  readonly params: ReadonlyMap<string, string>;
  readonly value: string;
};

/** A line after unfolding, and the number of its first line in the file, from 1. */
export type LogicalLine = { readonly text: string; readonly number: number };

/** Can precede any line: files that were joined into one keep theirs. */
const byteOrderMark = '\uFEFF';

/** Joins the folded lines of a file with any line ending. */
export function* unfold(text: string): Generator<LogicalLine> {
  let parts: string[] = [];
  let [firstNumber, number] = [1, 0];
  for (const written of linesOf(text)) {
    number += 1;
    const line = written.startsWith(byteOrderMark) ? written.slice(1) : written;
    if (parts.length > 0 && (line.startsWith(' ') || line.startsWith('\t'))) {
      parts.push(line.slice(1));
      continue;
    }
    if (parts.length > 0) yield { text: parts.join(''), number: firstNumber };
    parts = [line];
    firstNumber = number;
  }
  yield { text: parts.join(''), number: firstNumber };
}

/** Yields one line at a time: holding all lines of a large file makes garbage collection slow. */
function* linesOf(text: string): Generator<string> {
  let begin = 0;
  // Some programs write two carriage returns.
  for (const { 0: ending, index } of text.matchAll(/\r{0,2}\n|\r/g)) {
    yield text.slice(begin, index);
    begin = index + ending.length;
  }
  yield text.slice(begin);
}

/**
 * Returns the name at the beginning of a line, in capitals; empty if there is none. Some programs break the lines of a
 * text without folding them, so a word followed by other words is not a name.
 */
export function nameOf(text: string): string {
  return /^[\w-]+(?=\s*[;:])/.exec(text)?.[0].toUpperCase() ?? '';
}

/** Reads a line. Returns undefined if it is invalid. */
export function parseContentLine(text: string): ContentLine | undefined {
  const name = nameOf(text);
  const colon = endOfParams(text, name);
  if (name === '' || colon < 0) return undefined;
  return { name, params: readParams(text.slice(name.length, colon)), value: text.slice(colon + 1) };
}

/** The properties of times. A time has no colon; the zone before it may, unquoted: `TZID=(UTC+01:00) Berlin`. */
const timeNames = /^(DTSTART|DTEND|RECURRENCE-ID|EXDATE|RDATE)$/;
/** The colon before the time. Some programs write an offset behind the time, such as `20260301T090000+01:00`. */
const lastColon = /:[^:]*(?:[+-]\d{2}:\d{2})?$/;

function endOfParams(text: string, name: string): number {
  if (timeNames.test(name)) return text.search(lastColon);
  let isQuoted = false;
  for (let at = name.length; at < text.length; at += 1) {
    if (text[at] === '"') isQuoted = !isQuoted;
    else if (text[at] === ':' && !isQuoted) return at;
  }
  return -1;
}

/** Shared by all lines without parameters, which are most of the tens of thousands in a file. */
const noParams: ReadonlyMap<string, string> = new Map();

function readParams(text: string): ReadonlyMap<string, string> {
  if (text === '') return noParams;
  const params = new Map<string, string>();
  for (const [, name = '', quoted, plain = ''] of text.matchAll(/;\s*([\w-]+)\s*=\s*(?:"([^"]*)"|([^;"]*))/g)) {
    params.set(name.toUpperCase(), quoted ?? plain);
  }
  return params;
}
