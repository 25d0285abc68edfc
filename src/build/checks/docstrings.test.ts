import type { ESTree } from 'vite';
import { expect, test } from 'vitest';
import { listFiles, type ParsedFile, parseFile, parseText } from './sources.testing.ts';

/** The folders that others build on. Docstrings let a reader of a call find everything about it in an editor. */
const documented = ['{contract,slots,form,time,api,gateway}', 'widget/{attributes,element,entries}'];

test.each(documented)('every exported name of src/%s has a docstring', (folders) => {
  const files = listFiles(`src/${folders}/**/*.{ts,tsx}`, { areTests: false });
  expect(files.length).toBeGreaterThan(0);
  expect(files.flatMap((file) => bareExports(parseFile(file)).map((name) => `${file}: ${name}`))).toEqual([]);
});

test.each([
  ['export const size = 1;', ['size']],
  ['/** Bytes. */\nexport const size = 1;', []],
  ['// Bytes.\nexport function measure() {}', ['measure']],
  ['/** A slot. */\nexport const Slot = object();\n\nexport type Slot = Output<typeof Slot>;', []],
  ["export { size } from './size.ts';", []],
])('the exports of %j without a docstring are %j', (text, names) => {
  expect(bareExports(parseText('sample.ts', text))).toEqual(names);
});

/** Lists the names that a file declares and exports with no docstring. A schema and its type share one. */
function bareExports({ text, program, comments }: ParsedFile): string[] {
  const ends = comments.filter(({ type, value }) => type === 'Block' && value.startsWith('*')).map(({ end }) => end);
  const hasDoc = ({ start }: ESTree.Span) => ends.some((end) => end <= start && text.slice(end, start).trim() === '');
  const exported = program.body.flatMap((node) =>
    node.type === 'ExportNamedDeclaration' && node.declaration
      ? namesOf(node.declaration).map((name) => ({ name, isDocumented: hasDoc(node) }))
      : [],
  );
  const documentedNames = new Set(exported.flatMap(({ name, isDocumented }) => (isDocumented ? [name] : [])));
  return exported.flatMap(({ name }) => (documentedNames.has(name) ? [] : [name]));
}

function namesOf(declaration: ESTree.Declaration): string[] {
  if (declaration.type === 'VariableDeclaration') {
    return declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []));
  }
  return 'id' in declaration && declaration.id?.type === 'Identifier' ? [declaration.id.name] : [];
}
