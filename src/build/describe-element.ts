import { readFile } from 'node:fs/promises';

/** What an editor knows of an element: its manual, by kind. */
type Row = { readonly name: string; readonly description: string; readonly type?: { readonly text: string } };

/**
 * Reads the manual of the element, the JSDoc above its class, and what its properties may be set to, into a Custom Elements
 * Manifest (schema 1.0.0).
 */
export async function describeElement() {
  const source = await readFile('src/widget/element/element.ts', 'utf8');
  const properties = await readFile('src/widget/attributes/element-properties.ts', 'utf8');
  const block = source.match(/\/\*\*((?:(?!\*\/)[\s\S])*?@fires[\s\S]*?)\*\//)?.[1] ?? '';
  const lines = block.replace(/^\s*\* ?/gm, '').split(/\n(?=@)/);
  const [description = ''] = lines;
  const rows = (tag: string): Row[] => lines.flatMap((line) => rowOf(line, tag));
  const methods = [...source.matchAll(/\/\*\* ([^\n]+) \*\/\n {2}(open|close|goTo|refresh|reset)\(/g)];
  const declaration = {
    kind: 'class',
    customElement: true,
    name: 'SchedBooking',
    tagName: 'sched-booking',
    description: description.trim(),
    attributes: rows('attr').map((row) => ({ ...row, fieldName: propertyOf(row.name) })),
    members: [
      ...fieldsOf(properties).map((row) => ({ kind: 'field', ...row })),
      ...methods.map(([, sentence, name]) => ({ kind: 'method', name, description: sentence })),
    ],
    events: rows('fires').map((row) => ({ ...row, type: { text: 'CustomEvent' } })),
    cssProperties: rows('cssprop'),
    cssParts: rows('csspart'),
    slots: [
      {
        name: '',
        description:
          lines
            .find((line) => line.startsWith('@slot'))
            ?.slice('@slot - '.length)
            .trim() ?? '',
      },
    ],
  };
  const place = { name: 'SchedBooking', module: 'element.js' };
  return {
    schemaVersion: '1.0.0',
    modules: [
      {
        kind: 'javascript-module',
        path: 'element.js',
        declarations: [declaration],
        exports: [
          { kind: 'js', name: 'SchedBooking', declaration: place },
          { kind: 'custom-element-definition', name: 'sched-booking', declaration: place },
        ],
      },
    ],
  };
}

function rowOf(line: string, tag: string): Row[] {
  const found = new RegExp(`^@${tag}(?: \\{(.+?)\\})? (\\S+)(?: -)?([\\s\\S]*)$`).exec(line);
  if (!found) return [];
  const [, type, name = '', rest = ''] = found;
  const description = rest.trim().replace(/\s+/g, ' ');
  return [{ name, description, ...(type && { type: { text: type.replaceAll('|', ' | ') } }) }];
}

/** Reads each property with its docstring; names of types, which nobody else knows, are written out. */
function fieldsOf(source: string): Row[] {
  const named = [...source.matchAll(/^type (\w+) = (.+);$/gm)];
  const writtenOut = (type: string) =>
    named.reduce((text, [, name, meaning = '']) => text.replaceAll(new RegExp(`\\b${name}\\b`, 'g'), meaning), type);
  const fields = source.matchAll(/\/\*\* (.+) \*\/\n {2}readonly (\w+)\?: (.+);$/gm);
  return Array.from(fields, ([, description = '', name = '', type = '']) => ({
    name,
    description,
    type: { text: writtenOut(type).replace(' | undefined', '') },
  }));
}

function propertyOf(attribute: string): string {
  return attribute.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
