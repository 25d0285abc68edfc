import { basename, dirname, join } from 'node:path';

/** The name that stands for all a file exports. */
const everything = '*';
const statements = /^(?:import|export)(?: type)? \{([^}]*)\} from ['"](\.[^'"]+)['"];?\n/gm;
const inlineImports = /import\(['"](\.[^'"]+)['"]\)\.(\w+)/g;

/**
 * Returns declarations by their file, as far as entries reach them. Of a door, which only hands on, nothing is taken but
 * what is asked for there: the door of the model would lead to all of the app, and to the types of every library in it.
 */
export async function reachDeclarations(
  entries: readonly string[],
  read: (file: string) => Promise<string>,
): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  const asked = new Map<string, Set<string>>();
  const waiting = entries.map((file) => ({ file, name: everything }));
  for (const { file, name } of waiting) {
    const names = asked.get(file) ?? new Set();
    const text = texts.get(file) ?? (await read(file));
    const part = basename(file) === 'index.d.ts' ? name : everything;
    if (names.has(part)) continue;
    asked.set(file, names.add(part));
    texts.set(file, text);
    waiting.push(...leadsOf(file, text, part));
  }
  return new Map([...texts].map(([file, text]) => [file, onlyOf(text, asked.get(file) ?? new Set())]));
}

/** Returns what a name leads on to, where it is handed on; everything leads to all that is named. */
function leadsOf(file: string, text: string, name: string): { readonly file: string; readonly name: string }[] {
  const there = (path: string) => join(dirname(file), path).replace(/\.tsx?$/, '.d.ts');
  const named = [...text.matchAll(statements)].flatMap(([, list = '', path = '']) =>
    namesOf(list)
      .filter((each) => name === everything || each.here === name)
      .map((each) => ({ file: there(path), name: each.there })),
  );
  const inline = [...text.matchAll(inlineImports)].map(([, path = '', other = '']) => ({
    file: there(path),
    name: other,
  }));
  return [...named, ...(name === everything ? inline : [])];
}

function onlyOf(text: string, asked: ReadonlySet<string>): string {
  if (asked.has(everything)) return text;
  return text.replace(statements, (statement, list: string) => {
    const kept = namesOf(list).filter(({ here }) => asked.has(here));
    return kept.length === 0 ? '' : statement.replace(list, ` ${kept.map(({ written }) => written).join(', ')} `);
  });
}

/** Reads `a, type B, c as d`: how each is written, and what it is called there and here. */
function namesOf(list: string): { readonly written: string; readonly there: string; readonly here: string }[] {
  const parts = list.split(',').map((part) => part.trim());
  return parts.filter(Boolean).map((written) => {
    const [there = '', here = there] = written.replace(/^type /, '').split(' as ');
    return { written, there, here };
  });
}
