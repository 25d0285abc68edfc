import { readFile } from 'node:fs/promises';
import type { ESTree } from 'vite';
import { type DocTag, readSource, type Source } from './read-source.ts';
import { declarationsOf, propertiesOf } from './write-out-types.ts';

const className = 'SchedBooking';
const tagName = 'sched-booking';

/** What an editor knows of a part of an element. */
type Row = { readonly name: string; readonly description: string; readonly type?: { readonly text: string } };

type Member = Row & { readonly kind: 'field' | 'method' };

/**
 * Reads the manual of the element, the JSDoc above its class, and what its properties may be set to, into a Custom Elements
 * Manifest (schema 1.0.0).
 */
export async function describeElement() {
  const element = await read('src/widget/element/element.ts');
  const properties = await read('src/widget/attributes/element-properties.ts');
  const declaration = describeClass(element, properties);
  const place = { name: className, module: 'element.js' };
  return {
    schemaVersion: '1.0.0',
    modules: [
      {
        kind: 'javascript-module',
        path: 'element.js',
        declarations: [declaration],
        exports: [
          { kind: 'js', name: className, declaration: place },
          { kind: 'custom-element-definition', name: tagName, declaration: place },
        ],
      },
    ],
  };
}

/** Describes the class of the element; throws where it has no manual. */
export function describeClass(element: Source, properties: Source) {
  const { node, exported } = findClass(element);
  const doc = element.docOf(exported);
  if (!doc)
    throw new Error(`The class ${className} has no doc comment: it is the manual that the manifest is made of.`);
  const rows = (tag: string): Row[] => doc.tags.filter((each) => each.tag === tag).map(rowOf);
  return {
    kind: 'class',
    customElement: true,
    name: className,
    tagName,
    description: doc.description,
    attributes: rows('attr').map((row) => ({ ...row, fieldName: propertyOf(row.name) })),
    members: [...describeFields(properties), ...describeMethods(element, node)],
    events: rows('fires').map((row) => ({ ...row, type: { text: 'CustomEvent' } })),
    cssProperties: rows('cssprop'),
    cssParts: rows('csspart'),
    slots: rows('slot'),
  };
}

async function read(file: string): Promise<Source> {
  return readSource(file, await readFile(file, 'utf8'));
}

function findClass(source: Source) {
  for (const exported of source.program.body) {
    const node = exported.type === 'ExportNamedDeclaration' ? exported.declaration : undefined;
    if (node?.type === 'ClassDeclaration' && node.id?.name === className) return { node, exported };
  }
  throw new Error(`No class ${className} is exported, found: ${declarationsOf(source).length} declarations.`);
}

function describeFields(properties: Source): Member[] {
  return propertiesOf(properties, 'PropertyValues').map(({ name, description, type }) => ({
    ...{ kind: 'field', name, description },
    type: { text: type },
  }));
}

/** Returns the methods that have a docstring: the others are called by the browser. */
function describeMethods(source: Source, { body }: ESTree.Class): Member[] {
  return body.body.flatMap((member) => {
    if (member.type !== 'MethodDefinition' || member.kind !== 'method' || member.key.type !== 'Identifier') return [];
    const doc = source.docOf(member);
    return doc ? [{ kind: 'method', name: member.key.name, description: doc.description }] : [];
  });
}

function rowOf({ name, description, type }: DocTag): Row {
  return { name, description, ...(type && { type: { text: type.replaceAll('|', ' | ') } }) };
}

function propertyOf(attribute: string): string {
  return attribute.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
