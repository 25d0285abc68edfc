import type { JsonObject } from './json-schema.ts';

/** Says in words what a value may be, as `integer, 1 to 1440, default 30`. */
export function wordsOf(schema: JsonObject): string {
  const { type, format, minimum, maximum, minLength, maxLength, default: usual, anyOf } = schema;
  if (Array.isArray(anyOf) && type === undefined) return anyOf.map(wordsOf).join(' or ');
  const words = [
    Array.isArray(schema.enum) ? `one of ${schema.enum.join(', ')}` : String(format ?? type),
    range(minimum, maximum),
    range(minLength, maxLength, 'characters'),
    isShort(usual) ? `default ${usual}` : '',
  ];
  return words.filter(Boolean).join(', ');
}

function range(from: unknown, to: unknown, unit = ''): string {
  if (from === undefined && to === undefined) return '';
  const said = from === undefined ? `up to ${to}` : to === undefined ? `${from} or more` : `${from} to ${to}`;
  return `${said} ${unit}`.trim();
}

function isShort(value: unknown): boolean {
  return ['string', 'number', 'boolean'].includes(typeof value);
}
