import { expect, test } from 'vitest';
import { writeExample } from './write-example.ts';

test.each([
  [null, 'null'],
  [[], '[]'],
  [{}, '{}'],
  [{ monday: [{ start: '09:00', end: '12:00' }] }, '{ "monday": [{ "start": "09:00", "end": "12:00" }] }'],
])('%j stands in one line', (value, written) => {
  expect(writeExample(value)).toBe(written);
});

test('what is longer is broken and stays the same JSON', () => {
  const value = { success: true, data: [{ name: 'x'.repeat(80), hours: { monday: [] } }] };
  expect(writeExample(value)).toBe(`{
  "success": true,
  "data": [
    {
      "name": "${'x'.repeat(80)}",
      "hours": { "monday": [] }
    }
  ]
}`);
});
