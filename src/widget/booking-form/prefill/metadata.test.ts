import { beforeEach, expect, test, vi } from 'vitest';
import { readMetadata } from './metadata.ts';

const warn = vi.fn();
beforeEach(() => void warn.mockClear());

function elementWith(attributes: Record<string, string>): Element {
  const element = document.createElement('div');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}

test('prefers the property to the attributes, and reads campaigns from the query', () => {
  const element = elementWith({ 'metadata-plan': 'free', 'metadata-page': 'pricing', class: 'x' });
  const query = new URLSearchParams('utm_source=letter&utm_medium=&token=secret');
  expect(readMetadata({ element, property: { plan: 'pro', seats: 3 }, query, warn })).toEqual({
    plan: 'pro',
    seats: '3',
    page: 'pricing',
    utm_source: 'letter',
  });
  expect(warn).not.toHaveBeenCalled();
});

test('reads the click ids of ads from the query', () => {
  const query = new URLSearchParams('gclid=a&gbraid=b&wbraid=c&fbclid=d&msclkid=e&other=f');
  const metadata = readMetadata({ element: elementWith({}), property: undefined, query, warn });
  expect(metadata).toEqual({ gclid: 'a', gbraid: 'b', wbraid: 'c', fbclid: 'd', msclkid: 'e' });
});

test.each([
  ['a value that is no text', { user: { id: 1 } }, 'user'],
  ['a value that is too long', { essay: 'x'.repeat(2001) }, 'essay'],
  ['a key that changes objects', JSON.parse('{"__proto__": "x"}'), '__proto__'],
])('leaves out %s and warns about it', (_, property, key) => {
  expect(readMetadata({ element: elementWith({}), property, query: undefined, warn })).toEqual({});
  expect(warn.mock.calls[0]?.[0]).toContain(`left out: ${key}.`);
});

test('cuts metadata that would be too large to book with', () => {
  const property = Object.fromEntries(Array.from({ length: 9 }, (_, index) => [`key${index}`, '語'.repeat(400)]));
  const metadata = readMetadata({ element: elementWith({}), property, query: undefined, warn });
  expect(Object.keys(metadata)).toHaveLength(4);
  expect(warn).toHaveBeenCalledOnce();
});

test('carries no more than fifty keys', () => {
  const property = Object.fromEntries(Array.from({ length: 60 }, (_, index) => [`key${index}`, 'x']));
  const metadata = readMetadata({ element: elementWith({}), property, query: undefined, warn });
  expect(Object.keys(metadata)).toHaveLength(50);
  expect(warn).toHaveBeenCalledOnce();
});
