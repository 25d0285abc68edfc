import { type DeclarationFile, everything, isDoor, readDeclarations } from './declaration-file.ts';

/**
 * Returns the declarations that the entries reach, by file. An index, which only re-exports, keeps only the names that
 * are imported from it, because the whole index of the model would lead to the entire app and the types of all its
 * libraries.
 */
export async function reachDeclarations(
  entries: readonly string[],
  read: (file: string) => Promise<string>,
): Promise<Map<string, string>> {
  const files = new Map<string, DeclarationFile>();
  const namesByFile = new Map<string, Set<string>>();
  const waiting = entries.map((file) => ({ file, name: everything }));
  for (const { file, name } of waiting) {
    const names = namesByFile.get(file) ?? new Set();
    const part = isDoor(file) ? name : everything;
    if (names.has(part)) continue;
    const declarations = files.get(file) ?? readDeclarations(file, await read(file));
    files.set(file, declarations);
    namesByFile.set(file, names.add(part));
    waiting.push(...declarations.sourcesOf(part));
  }
  return new Map([...files].map(([file, { textWith }]) => [file, textWith(namesByFile.get(file) ?? new Set())]));
}
