import { expect, test } from 'vitest';
import { endpoints } from './endpoints.ts';

const rows = Object.entries(endpoints);

test.each(rows)('declares exactly the path parameters of %s', (_, { path, input }) => {
  const names = 'params' in input ? Object.keys(input.params.entries) : [];
  expect(parametersOf(path)).toEqual(names);
});

test.each(rows)('derives the resource of %s from its first path parameter', (_, { path, resource }) => {
  expect(resource?.param).toBe(parametersOf(path)[0]);
});

function parametersOf(path: string): (string | undefined)[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
}
