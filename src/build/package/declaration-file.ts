import { basename, dirname, join } from 'node:path';
import MagicString from 'magic-string';
import { type ESTree, parseSync, Visitor } from 'vite';

/** The name that stands for everything a file exports. */
export const everything = '*';

/** A name that a file re-exports, and the file it comes from. */
export type Source = { readonly file: string; readonly name: string };

/** A declaration file as the compiler wrote it. */
export type DeclarationFile = {
  /** Returns where a re-exported name comes from; for `everything`, where every imported name comes from. */
  readonly sourcesOf: (name: string) => readonly Source[];
  /** Returns the text with only these names re-exported, and with `.js` in the paths of other files. */
  readonly textWith: (names: ReadonlySet<string>) => string;
};

/** The names that a statement lists from another file: `import { a } from`, `export { b as c } from`. */
type Statement = {
  readonly node: ESTree.Span;
  readonly source: ESTree.StringLiteral;
  readonly names: readonly { readonly node: ESTree.Span; readonly here: string; readonly there: string }[];
};

/** Returns whether a file only re-exports names of its folder. */
export function isDoor(file: string): boolean {
  return basename(file) === 'index.d.ts';
}

/** Reads a declaration file; other files are those with a relative path. */
export function readDeclarations(file: string, text: string): DeclarationFile {
  const { program, errors } = parseSync(file, text);
  if (errors[0]) throw new Error(`${file} cannot be parsed: ${errors[0].message}`);
  const statements = program.body.flatMap((node) => statementOf(node, file));
  const inline = inlineImportsOf(program);
  const there = ({ value }: ESTree.StringLiteral) => join(dirname(file), value).replace(/\.tsx?$/, '.d.ts');
  return {
    sourcesOf(name) {
      const reexported = statements.flatMap(({ source, names }) =>
        names
          .filter(({ here }) => name === everything || here === name)
          .map((each) => ({ file: there(source), name: each.there })),
      );
      return name === everything
        ? [...reexported, ...inline.map((each) => ({ ...each, file: there(each.source) }))]
        : reexported;
    },
    textWith(names) {
      const edited = new MagicString(text);
      for (const { source } of [...statements, ...inline]) {
        edited.update(source.start + 1, source.end - 1, source.value.replace(/\.tsx?$/, '.js'));
      }
      if (!names.has(everything)) for (const statement of statements) keepNames(edited, statement, names);
      return edited.toString();
    },
  };
}

function keepNames(edited: MagicString, { node, source, names }: Statement, namesToKeep: ReadonlySet<string>): void {
  const text = edited.original;
  const specifiers = names
    .filter(({ here }) => namesToKeep.has(here))
    .map((each) => text.slice(each.node.start, each.node.end));
  const [first] = names;
  if (specifiers.length === 0) edited.remove(node.start, text[node.end] === '\n' ? node.end + 1 : node.end);
  // To the brace, since the compiler may have written a comma before it.
  else if (first) edited.update(first.node.start, text.lastIndexOf('}', source.start), `${specifiers.join(', ')} `);
}

function statementOf(node: ESTree.Node, file: string): Statement[] {
  if (node.type === 'ImportDeclaration' && isRelative(node.source)) {
    const names = node.specifiers.map((each) => ({ node: each, here: each.local.name, there: importedBy(each) }));
    return [{ node, source: node.source, names }];
  }
  if (node.type === 'ExportNamedDeclaration' && node.source && isRelative(node.source)) {
    const names = node.specifiers.map((each) => ({
      node: each,
      here: textOf(each.exported),
      there: textOf(each.local),
    }));
    return [{ node, source: node.source, names }];
  }
  if (node.type === 'ExportAllDeclaration' && isRelative(node.source)) {
    if (isDoor(file)) throw new Error(`${file} must list its exports by name, found \`export *\`.`);
    return [{ node, source: node.source, names: [{ node, here: everything, there: everything }] }];
  }
  return [];
}

/** Returns the imports in types written as `import('./file.ts').Name`. */
function inlineImportsOf(program: ESTree.Program) {
  const found: { readonly source: ESTree.StringLiteral; readonly name: string }[] = [];
  const visitor = new Visitor({
    TSImportType({ source, qualifier }) {
      if (isRelative(source)) found.push({ source, name: firstOf(qualifier) });
    },
  });
  visitor.visit(program);
  return found;
}

/** Returns the first name of `Name.Part`, or `everything` if the type names the whole module. */
function firstOf(qualifier: ESTree.TSImportTypeQualifier | null): string {
  if (!qualifier) return everything;
  if (qualifier.type === 'TSQualifiedName') return firstOf(qualifier.left);
  return qualifier.name;
}

function importedBy(specifier: ESTree.ImportDeclarationSpecifier): string {
  if (specifier.type === 'ImportSpecifier') return textOf(specifier.imported);
  return specifier.type === 'ImportDefaultSpecifier' ? 'default' : everything;
}

function textOf(name: ESTree.ModuleExportName): string {
  return name.type === 'Literal' ? name.value : name.name;
}

function isRelative({ value }: ESTree.StringLiteral): boolean {
  return value.startsWith('.');
}
