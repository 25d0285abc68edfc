import { isReservedName } from '../../../contract/index.ts';

/** Deeper than any valid input, and safe for recursion. */
const deepest = 16;

/**
 * Finds what JSON allows and the database cannot store: NUL characters and halves of surrogate pairs, which PostgreSQL
 * refuses, and reserved names. Returns sentences by dotted path.
 */
export function findUnstorable(value: unknown): Record<string, string[]> {
  return Object.fromEntries(faultsIn(value, []));
}

type Path = readonly string[];
type PathAndSentences = [path: string, sentences: string[]];

function faultsIn(value: unknown, path: Path): PathAndSentences[] {
  if (typeof value === 'string')
    return isStorable(value) ? [] : [fault(path, 'must be text without NUL characters and halves of characters')];
  if (typeof value !== 'object' || value === null) return [];
  if (path.length === deepest) return [fault(path, 'is nested too deeply')];
  return Object.entries(value).flatMap(([name, part]) => {
    const inner = [...path, name];
    // Valibot's records would silently drop a reserved name.
    const isName = isStorable(name) && !isReservedName(name);
    return isName ? faultsIn(part, inner) : [fault(inner, 'is not a name that can be used')];
  });
}

function isStorable(text: string): boolean {
  return !text.includes('\u0000') && text.isWellFormed();
}

function fault(path: Path, sentence: string): PathAndSentences {
  return [path.join('.') || 'body', [sentence]];
}
