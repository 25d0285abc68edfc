import { type ESTree, parseSync } from 'vite';

/** The syntax tree of a TypeScript source, with the JSDoc above each declaration. */
export type Source = {
  readonly text: string;
  readonly program: ESTree.Program;
  /** Returns the doc comment that ends where a node begins, or undefined. */
  readonly docOf: (node: ESTree.Span) => DocComment | undefined;
};

/** A doc comment: its sentences, then its block tags in order. */
export type DocComment = { readonly description: string; readonly tags: readonly DocTag[] };

/** One block tag, as `@attr {boolean} dry-run - Does everything but book.` */
export type DocTag = {
  readonly tag: string;
  readonly type?: string;
  readonly name: string;
  readonly description: string;
};

/** Parses a source. Throws if it is not valid TypeScript. */
export function readSource(file: string, text: string): Source {
  const { program, comments, errors } = parseSync(file, text);
  const [error] = errors;
  if (error) throw new Error(`${file} cannot be parsed: ${error.message}`);
  const docs = comments.filter(({ type, value }) => type === 'Block' && value.startsWith('*'));
  const docOf = (node: ESTree.Span) => {
    const doc = docs.findLast(({ end }) => end <= node.start);
    return doc && text.slice(doc.end, node.start).trim() === '' ? readDoc(doc.value) : undefined;
  };
  return { text, program, docOf };
}

function readDoc(comment: string): DocComment {
  const lines = comment.slice(1).replace(/^\s*\* ?/gm, '');
  const [description = '', ...tags] = lines.split(/\n(?=@)/);
  return { description: description.trim(), tags: tags.map(readTag) };
}

/** Reads a JSDoc tag: its type in braces, its name, and after a dash its description. */
function readTag(line: string): DocTag {
  const [, tag = '', type, rest = ''] = /^@(\w+)(?: \{([^}]*)\})?([\s\S]*)$/.exec(line) ?? [];
  const [name = '', ...description] = rest.split(' - ');
  const text = description.join(' - ').trim().replace(/\s+/g, ' ');
  return { tag, name: name.trim(), description: text, ...(type !== undefined && { type }) };
}
