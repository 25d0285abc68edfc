import type { JsonObject } from '../openapi/index.ts';

/** Describes in words which values are allowed, such as `integer, 1 to 1440, default 30`. */
export function wordsOf(schema: JsonObject): string {
  const { minimum, maximum, minLength, maxLength, minItems, maxItems, default: usual } = schema;
  const any = schema.anyOf ?? schema.oneOf;
  if (Array.isArray(any) && schema.type === undefined) return any.map(wordsOf).join(' or ');
  const words = [
    kindOf(schema),
    range(minimum, maximum),
    range(minLength, maxLength, 'characters'),
    range(minItems, maxItems, 'of them'),
    isShort(usual) ? `default ${usual}` : '',
  ];
  return words.filter(Boolean).join(', ');
}

function kindOf({ type, format, items, properties, $ref, enum: members, const: only }: JsonObject): string {
  if (typeof $ref === 'string') return $ref.replace(/.*\//, '');
  if (only !== undefined) return String(only);
  if (Array.isArray(members)) return `one of ${members.join(', ')}`;
  if (type === 'array') return `list: ${wordsOf(items as JsonObject)}`; // a list is described with its items
  if (type === 'object') return properties ? `object of ${Object.keys(properties).join(', ')}` : 'object';
  return String(format ?? type);
}

function range(from: unknown, to: unknown, unit = ''): string {
  if (from === undefined && to === undefined) return '';
  const text = from === undefined ? `up to ${to}` : to === undefined ? `${from} or more` : `${from} to ${to}`;
  return `${text} ${unit}`.trim();
}

function isShort(value: unknown): boolean {
  return ['string', 'number', 'boolean'].includes(typeof value) && value !== '';
}
