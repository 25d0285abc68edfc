import { attributeOf } from './attribute-of.ts';
import { typesOf } from './kinds.ts';
import { type AttributeRow, attributes } from './table.ts';

const rows: readonly [string, AttributeRow][] = Object.entries(attributes);

/** Returns the entries of a Custom Elements Manifest for the attributes and their properties. */
export function describeAttributes() {
  return {
    attributes: rows.flatMap(([property, row]) => {
      const { attribute } = typesOf(row);
      const { description, default: byDefault } = row;
      const name = attributeOf(property);
      return attribute
        ? [{ name, description, type: { text: attribute }, default: byDefault, fieldName: property }]
        : [];
    }),
    fields: rows.map(([name, row]) => ({
      name,
      description: row.description,
      type: { text: `${typesOf(row).set} | null` },
    })),
  };
}

/** Returns the README's table of attributes, one line for each row. */
export function attributeTable(): readonly string[] {
  const attributeRows = rows.filter(([, row]) => typesOf(row).attribute);
  return attributeRows.map(([property, row]) => {
    const { kind, description, example, default: byDefault } = row;
    const values = kind === 'choice' || kind === 'switch' ? (row.values ?? []) : [];
    const examples = example ? [example] : values;
    const cells = [
      `\`${attributeOf(property)}\``,
      description,
      byDefault,
      examples.map((each) => `\`${each}\``).join(', '),
    ];
    return `| ${cells.join(' | ')} |`;
  });
}
