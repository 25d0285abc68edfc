import { attributeOf } from './attribute-of.ts';
import { typesOf } from './kinds.ts';
import type { AttributeRow } from './table.ts';

type Table = Readonly<Record<string, AttributeRow>>;

const notice = '// Written by `npm run attributes` from the rows of `table.ts`: change those.\n';

/** Writes `element-properties.ts`: the names and the types of the properties, for the script of the page. */
export function writeElementProperties(table: Table): string {
  const rows = Object.entries(table);
  return `${notice}
import type { MessageOverrides } from '../messages/index.ts';
import type { Prefill } from './prefill.ts';
import type { Preview } from './preview.ts';

/** The names of all properties. In one text, since every byte of the script of the page counts. */
export const properties =
  '${rows.map(([name]) => name).join(' ')}'.split(
    ' ',
  );

/**
 * What each property of the element can be set to, as frameworks set it: \`null\` and \`undefined\` remove it, a number
 * equals its digits, and a boolean its name.
 */
export interface PropertyValues {
${rows.map(([name, row]) => `${docstringOf(row)}  readonly ${name}?: ${typesOf(row).set} | null | undefined;\n`).join('')}}

/** An element with these properties: what an attribute holds is read as its text, and as null where there is none. */
export interface ElementWithProperties extends HTMLElement, PropertyValues {
${rows.map(([name, row]) => accessorsOf(name, row)).join('')}}
`;
}

/** Writes `property-kinds.ts`: how the app reads each attribute. */
export function writePropertyKinds(table: Table): string {
  const rows = Object.entries(table).filter(([, row]) => typesOf(row).attribute);
  const lines = rows.map(([name, { kind, values = [] }]) => {
    const isChoice = kind === 'choice' || kind === 'switch';
    return `  ${name}: [${[kind, ...(isChoice ? values : [])].map((word) => `'${word}'`).join(', ')}],\n`;
  });
  return `${notice}
/** How the app reads each property that is also an attribute: its kind, and the values of a choice. */
export const propertyKinds = {
${lines.join('')}} as const;
`;
}

/** Writes `page-only.ts`: what the popup leaves to the page. */
export function writePageOnly(table: Table): string {
  const rows = Object.entries(table).filter(([, row]) => row.isPageOnly);
  const names = rows.map(([name]) => `  '${attributeOf(name)}',\n`).sort();
  return `${notice}
/** The attributes that only the page may set, and not \`data-sched-…\` on an opener. */
export const pageOnly: readonly string[] = [
${names.join('')}];
`;
}

/** Writes the description of a row above its property, where editors show it. */
function docstringOf({ description, default: byDefault, example }: AttributeRow): string {
  const lines = [description, `@default ${byDefault}`, ...(example ? [`@example '${example}'`] : [])];
  return `  /**\n${lines.map((line) => `   * ${line}\n`).join('')}   */\n`;
}

function accessorsOf(name: string, row: AttributeRow): string {
  const { get } = typesOf(row);
  if (!get) return `  ${name}: PropertyValues['${name}'];\n`;
  return `  get ${name}(): ${row.readAs ?? `${get} | null`};\n  set ${name}(value: PropertyValues['${name}']);\n`;
}
