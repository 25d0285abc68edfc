import { unfoldLines } from '../unfold-lines.ts';

/** The properties of an entry that follow the event. All others are the host's once it is written. */
const eventProperties = ['DTSTART', 'DTEND', 'SEQUENCE', 'LAST-MODIFIED'];
/** A calendar that colleagues share has the entry of the former host, who meets elsewhere. */
const newHostProperties = ['LOCATION'];
/** A duration would contradict the new end. */
const contradictions = ['DURATION'];

type EntryFiles = {
  /** The file as the host has it. */
  readonly hostFile: string;
  /** The file as we would write it. */
  readonly ownFile: string;
  readonly uid: string;
  /** Whether the event may have had another host when the entry was written. */
  readonly isReassigned: boolean;
};

type Line = { readonly name: string; readonly text: string };
type Range = { readonly begin: number; readonly end: number };

/**
 * Returns the host's file with the time of our entry, with its place if the event was reassigned, and with everything
 * else as the host has it. Returns undefined if either file lacks the entry.
 */
export function rescheduleEntry({ hostFile, ownFile, uid, isReassigned }: EntryFiles): string | undefined {
  const properties = new Set([...eventProperties, ...(isReassigned ? newHostProperties : [])]);
  const removals = new Set([...properties, ...contradictions]);
  const lines = linesOf(hostFile);
  const entry = findEntry(lines, uid);
  const ours = linesOf(ownFile);
  const own = findEntry(ours, uid);
  if (!entry || !own) return undefined;
  const newLines = ownLines(ours, own).filter(({ name }) => properties.has(name));
  const oldLines = new Set(ownLines(lines, entry).filter(({ name }) => removals.has(name)));
  const sequence = [...oldLines].find(({ name }) => name === 'SEQUENCE');
  const result = lines.flatMap((line, index) => {
    if (index === entry.begin) return [line, ...newLines.map((each) => laterOf(each, sequence))];
    return oldLines.has(line) ? [] : [line];
  });
  return `${result.map(({ text }) => text).join('\r\n')}\r\n`;
}

/** A calendar ignores a change whose number is lower than that of the last change it knows. */
function laterOf(line: Line, former: Line | undefined): Line {
  return line.name === 'SEQUENCE' && former && numberIn(former) > numberIn(line) ? former : line;
}

function numberIn({ text }: Line): number {
  return Number(/:\s*(\d+)/.exec(text)?.[1] ?? 0);
}

/** Finds the entry with this UID. One that replaces an occurrence of a series has another time of its own. */
function findEntry(lines: readonly Line[], uid: string): Range | undefined {
  let begin: number | undefined;
  for (const [end, { text }] of lines.entries()) {
    if (/^BEGIN:VEVENT\s*$/i.test(text)) begin ??= end;
    if (begin === undefined || !/^END:VEVENT\s*$/i.test(text)) continue;
    const own = ownLines(lines, { begin, end });
    const isSame = own.some(({ name, text }) => name === 'UID' && unfoldLines(text).trim().endsWith(`:${uid}`));
    if (isSame && !own.some(({ name }) => name === 'RECURRENCE-ID')) return { begin, end };
    begin = undefined;
  }
  return undefined;
}

/** Leaves out the lines of parts in it, such as alarms. */
function ownLines(lines: readonly Line[], { begin, end }: Range): Line[] {
  const own: Line[] = [];
  let depth = 0;
  for (const line of lines.slice(begin + 1, end)) {
    if (line.name === 'BEGIN') depth += 1;
    else if (line.name === 'END') depth -= 1;
    else if (depth === 0) own.push(line);
  }
  return own;
}

/** Splits a file into its lines, and keeps folded lines in one piece. */
function linesOf(file: string): Line[] {
  const texts = file.trimEnd().split(/\r?\n(?![ \t])/);
  return texts.map((text) => ({ name: /^[\w-]+/.exec(text)?.[0].toUpperCase() ?? '', text }));
}
