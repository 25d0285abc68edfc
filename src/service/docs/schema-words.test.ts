import { expect, test } from 'vitest';
import { wordsOf } from './schema-words.ts';

test.each([
  [{ type: 'integer', minimum: 1, maximum: 1440 }, 'integer, 1 to 1440'],
  [{ type: 'integer', minimum: 1, default: 1 }, 'integer, 1 or more, default 1'],
  [{ type: 'string', maxLength: 5000 }, 'string, up to 5000 characters'],
  [{ type: 'string', format: 'date-time' }, 'date-time'],
  [{ type: 'string', enum: ['a', 'b'] }, 'one of a, b'],
  [{ type: 'string', default: '' }, 'string'],
  [{ type: 'array', items: { $ref: '#/components/schemas/Period' }, maxItems: 9 }, 'list: Period, up to 9 of them'],
  [{ type: 'object', properties: { id: {}, position: {} } }, 'object of id, position'],
  [{ const: 'event.created' }, 'event.created'],
  [{ oneOf: [{ const: 'busy' }, { const: 'closed' }] }, 'busy or closed'],
  [{ anyOf: [{ type: 'integer' }, { type: 'null' }] }, 'integer or null'],
])('describes the schema %j in words', (schema, words) => {
  expect(wordsOf(schema)).toBe(words);
});
