import { isReservedName, maxErrors } from '../../../contract/index.ts';

/** Deeper than any valid input, and safe for recursion. */
const deepest = 16;

/** How much of a name is repeated in a path, in characters. Each fault below a name of 200 kB would repeat it. */
const longestName = 100;

/**
 * Finds what JSON allows and the database cannot store: NUL characters and halves of surrogate pairs, which PostgreSQL
 * refuses, and reserved names. Returns error messages by dotted path, up to `maxErrors`.
 */
export function findUnstorable(value: unknown): Record<string, string[]> {
  const faults: PathAndSentences[] = [];
  for (const entry of faultsIn(value, [])) {
    faults.push(entry);
    if (faults.length === maxErrors) break;
  }
  return Object.fromEntries(faults);
}

type Path = readonly string[];
type PathAndSentences = [path: string, sentences: string[]];

function* faultsIn(value: unknown, path: Path): Generator<PathAndSentences> {
  if (typeof value === 'string') {
    if (!isStorable(value)) yield fault(path, 'must be text without NUL characters and halves of characters');
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  if (path.length === deepest) {
    yield fault(path, 'is nested too deeply');
    return;
  }
  for (const [name, part] of Object.entries(value)) {
    const inner = [...path, name.slice(0, longestName)];
    // Valibot's records would silently drop a reserved name.
    const isName = isStorable(name) && !isReservedName(name);
    if (isName) yield* faultsIn(part, inner);
    else yield fault(inner, 'is not a name that can be used');
  }
}

function isStorable(text: string): boolean {
  return !text.includes('\u0000') && text.isWellFormed();
}

function fault(path: Path, sentence: string): PathAndSentences {
  return [path.join('.') || 'body', [sentence]];
}
