import { formatInstant, type Instant } from '../../time/index.ts';

/** The widest line of a help text, in characters. It fits a terminal beside an editor. */
const widestLine = 100;
const indent = '  ';
const gap = '  ';

/** A name, and the sentences about it. */
export type HelpRow = readonly [name: string, text: string];

/** Writes rows under a heading: names in one column, and the texts, wrapped, in the other. */
export function writeSection(heading: string, rows: readonly HelpRow[]): string {
  const width = Math.max(...rows.map(([name]) => name.length));
  const margin = ' '.repeat(indent.length + width + gap.length);
  const lines = rows.map(([name, text]) => {
    const paragraph = wrap(text, widestLine - margin.length).join(`\n${margin}`);
    return `${indent}${name.padEnd(width)}${gap}${paragraph}`;
  });
  return `${heading}\n${lines.join('\n')}\n`;
}

/** Breaks a text into lines of at most `width` characters. A longer word gets a line of its own. */
export function wrap(text: string, width = widestLine): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const line = lines.at(-1);
    if (line === undefined || line.length + 1 + word.length > width) lines.push(word);
    else lines[lines.length - 1] = `${line} ${word}`;
  }
  return lines;
}

/** Writes rows in columns. The first row holds their headings. */
export function writeTable(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** Writes an instant to the second, in UTC. */
export function timeOf(instant: Instant | null): string {
  return instant === null ? '-' : `${formatInstant(instant, 0).slice(0, 19)}Z`;
}
