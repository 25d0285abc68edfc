import { readFile } from 'node:fs/promises';
import type { ESTree } from 'vite';
import { type DocTag, readSource, type Source } from './read-source.ts';

const className = 'SchedBooking';
const tagName = 'sched-booking';

/** An attribute, a property, an event or the like, as the manifest describes it. */
type Row = { readonly name: string; readonly description: string; readonly type?: { readonly text: string } };

type Member = Row & { readonly kind: 'field' | 'method' };

/** The attributes and the properties, from the rows of `table.ts`. */
export type AttributeManual = { readonly attributes: readonly Row[]; readonly fields: readonly Row[] };

/**
 * Returns the Custom Elements Manifest (schema 1.0.0) of the element. Attributes and properties come from their rows,
 * everything else from the JSDoc of its class.
 */
export async function describeElement(manual: AttributeManual) {
  const file = 'src/widget/element/element.ts';
  const declaration = describeClass(readSource(file, await readFile(file, 'utf8')), manual);
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

/** Describes the class of the element. Throws if it has no JSDoc. */
export function describeClass(element: Source, { attributes, fields }: AttributeManual) {
  const { node, exported } = findClass(element);
  const doc = element.docOf(exported);
  if (!doc) throw new Error(`The class ${className} has no JSDoc comment, from which the manifest is made.`);
  const rows = (tag: string): Row[] => doc.tags.filter((each) => each.tag === tag).map(rowOf);
  return {
    kind: 'class',
    customElement: true,
    name: className,
    tagName,
    description: doc.description,
    attributes,
    members: [...fields.map(fieldOf), ...describeMethods(element, node)],
    events: rows('fires').map((row) => ({ ...row, type: { text: 'CustomEvent' } })),
    cssProperties: rows('cssprop'),
    cssParts: rows('csspart'),
    slots: rows('slot'),
  };
}

function findClass(source: Source) {
  for (const exported of source.program.body) {
    const node = exported.type === 'ExportNamedDeclaration' ? exported.declaration : undefined;
    if (node?.type === 'ClassDeclaration' && node.id?.name === className) return { node, exported };
  }
  throw new Error(`No exported class ${className} was found in ${source.program.body.length} statements.`);
}

function fieldOf(row: Row): Member {
  return { kind: 'field', ...row };
}

/** Returns the methods with a docstring. The browser calls the others. */
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
