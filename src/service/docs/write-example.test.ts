import { expect, test } from 'vitest';
import { writeExample } from './write-example.ts';

test.each([
  [null, 'null'],
  [[], '[]'],
  [{}, '{}'],
  [{ monday: [{ start: '09:00', end: '12:00' }] }, '{ "monday": [{ "start": "09:00", "end": "12:00" }] }'],
])('writes %j on one line', (value, written) => {
  expect(writeExample(value)).toBe(written);
});

test('breaks long JSON into lines without changing it', () => {
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
