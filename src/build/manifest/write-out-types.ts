import MagicString from 'magic-string';
import { type ESTree, Visitor } from 'vite';
import type { Source } from './read-source.ts';

/** What a property may be set to, as its declaration says. */
export type TypedProperty = { readonly name: string; readonly description: string; readonly type: string };

/**
 * Returns the properties of an interface with their docstrings and types. Aliases of the same file, which nobody else knows,
 * are written out; `undefined` is left out, as any property that is not set has it.
 */
export function propertiesOf(source: Source, interfaceName: string): TypedProperty[] {
  const found = declarationsOf(source).find(
    (node) => node.type === 'TSInterfaceDeclaration' && node.id.name === interfaceName,
  );
  if (found?.type !== 'TSInterfaceDeclaration') throw new Error(`There is no interface ${interfaceName} to describe.`);
  return found.body.body.flatMap((member) => {
    if (member.type !== 'TSPropertySignature' || member.key.type !== 'Identifier' || !member.typeAnnotation) return [];
    const type = writeOut(source, member.typeAnnotation.typeAnnotation);
    return [{ name: member.key.name, description: source.docOf(member)?.description ?? '', type }];
  });
}

/** Returns what a source declares at its top, exported or not. */
export function declarationsOf({ program }: Source): ESTree.Node[] {
  return program.body.flatMap((node) => {
    if (node.type !== 'ExportNamedDeclaration') return [node];
    return node.declaration ? [node.declaration] : [];
  });
}

function writeOut(source: Source, type: ESTree.TSType): string {
  const parts = type.type === 'TSUnionType' ? type.types : [type];
  const kept = parts.filter((part) => part.type !== 'TSUndefinedKeyword').map((part) => withoutAliases(source, part));
  // Those that an alias has brought in.
  return kept.join(' | ').replace(/ \| undefined\b/g, '');
}

function withoutAliases(source: Source, type: ESTree.TSType): string {
  const aliases = new Map(
    declarationsOf(source).flatMap((node) =>
      node.type === 'TSTypeAliasDeclaration' ? [[node.id.name, node.typeAnnotation] as const] : [],
    ),
  );
  const edited = new MagicString(source.text);
  const visitor = new Visitor({
    TSTypeReference({ typeName, start, end }) {
      const meaning = typeName.type === 'Identifier' ? aliases.get(typeName.name) : undefined;
      const isInside = start >= type.start && end <= type.end;
      if (meaning && isInside) edited.overwrite(start, end, withoutAliases(source, meaning));
    },
  });
  visitor.visit(source.program);
  return edited.slice(type.start, type.end);
}
