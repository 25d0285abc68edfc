import { readFile, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';

const page = new URL('../../.github/BENCHMARKS.md', import.meta.url);

/** The marks around a table in the benchmarks page. */
type Benchmark = 'interactions' | 'page' | 'service' | 'slots' | 'tasks' | 'task-steps';

/** A column of a table, by its heading, and the cells below it. */
export type Table = { readonly headings: readonly string[]; readonly rows: readonly (readonly string[])[] };

/**
 * Prints the table of a benchmark. With `--write` on the command line, also puts it into the benchmarks page with a
 * note, by default the date and the machine.
 */
export async function publish(benchmark: Benchmark, table: Table, note = describeRun()): Promise<void> {
  const text = writeTable(table);
  process.stdout.write(`${text}\n`);
  if (!process.argv.includes('--write')) return;
  const { before, after } = await splitPage(benchmark);
  await writeFile(page, `${before}\n${note}\n\n${text}\n${after}`);
}

/** Returns the rows of a table in the benchmarks page. */
export async function readRows(benchmark: Benchmark): Promise<string[][]> {
  const { between } = await splitPage(benchmark);
  const lines = between.split('\n').filter((line) => line.startsWith('|'));
  return lines.slice(2).map((line) => line.slice(2, -2).split(' | '));
}

/** Splits the benchmarks page at the marks of a table. The marks stay with the text around it. */
async function splitPage(benchmark: Benchmark) {
  const [start, end] = [`<!-- bench:${benchmark} -->`, `<!-- /bench:${benchmark} -->`];
  const text = await readFile(page, 'utf8');
  const [from, to] = [text.indexOf(start) + start.length, text.indexOf(end)];
  if (!text.includes(start) || to < from)
    throw new Error(`${page.pathname} has no place for the table: ${start} and ${end}.`);
  return { before: text.slice(0, from), between: text.slice(from, to), after: text.slice(to) };
}

/** Returns the median and the range of some numbers, as `12.3 (11.9–14.0)`. */
export function withSpread(numbers: readonly number[], digits = 0): string {
  const sorted = [...numbers].sort((a, b) => a - b);
  const write = (number: number | undefined) => (number ?? Number.NaN).toFixed(digits);
  return `${write(medianOf(numbers))} (${write(sorted[0])}–${write(sorted.at(-1))})`;
}

export function medianOf(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

function describeRun(): string {
  const [first] = cpus();
  const date = new Date().toISOString().slice(0, 10);
  return `Measured on ${date} with Node ${process.versions.node} on ${cpus().length} × ${first?.model.trim()}.`;
}

function writeTable({ headings, rows }: Table): string {
  const lines = [headings, headings.map(() => '---'), ...rows];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
