import { isReservedName } from '../../../contract/index.ts';

/** Deeper than anything the interface takes, and no deeper than it is safe to follow. */
const deepest = 16;

/**
 * Finds what JSON can say and we cannot keep: NUL characters and halves of surrogate pairs, which PostgreSQL refuses,
 * and names no field may have. Returns sentences by dotted path.
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
    // Valibot's records would drop a reserved name without a word.
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
