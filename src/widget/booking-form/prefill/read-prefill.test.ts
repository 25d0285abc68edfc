import { beforeEach, expect, test, vi } from 'vitest';
import { field } from '../../testing/index.ts';
import { type PrefillSources, readPrefill } from './read-prefill.ts';

const fields = [
  field('text', 'Name'),
  field('email', 'Email'),
  field('phone', 'Phone'),
  field('multiple_emails', 'Guests'),
  field('checkbox', 'Terms'),
  field('checkbox', 'Channels', { options: ['Web', 'Friend'] }),
  field('select', 'Topic', { options: ['A', 'B'] }),
  field('text', 'Constructor'),
];

const warn = vi.fn();
beforeEach(() => void warn.mockClear());

function read({ attributes = {}, query, property }: Wish = {}) {
  const element = document.createElement('div');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  const sources: PrefillSources = { element, property, query: query?.[0], fields, warn };
  return Object.fromEntries([...readPrefill(sources)].map(([key, { answer }]) => [key, answer]));
}

type Wish = { attributes?: Record<string, string>; query?: [URLSearchParams]; property?: unknown };

test('reads each type of answer from the text of an attribute', () => {
  const attributes = {
    'prefill-name': 'Ada',
    'prefill-email': 'ada@example.org',
    'prefill-phone': '030 123456',
    'prefill-guests': 'bo@example.org, cy@example.org',
    'prefill-terms': '',
    'prefill-channels': 'Web, Friend',
    'prefill-topic': 'B',
  };
  expect(read({ attributes })).toEqual({
    name: 'Ada',
    email: 'ada@example.org',
    phone: '030 123456',
    guests: ['bo@example.org', 'cy@example.org'],
    terms: true,
    channels: ['Web', 'Friend'],
    topic: 'B',
  });
  expect(warn).not.toHaveBeenCalled();
});

test('prefers the property to the attribute, and the attribute to the query', () => {
  const query: [URLSearchParams] = [new URLSearchParams('name=Query&topic=A&stranger=x')];
  const attributes = { 'prefill-name': 'Attribute', 'prefill-email': 'attribute@example.org' };
  expect(read({ attributes, query, property: { name: 'Property' } })).toEqual({
    name: 'Property',
    email: 'attribute@example.org',
    topic: 'A',
  });
  expect(warn).not.toHaveBeenCalled();
});

test('locks and hides fields as the page asks', () => {
  const property = { email: { value: 'ada@example.org', readOnly: true, hidden: true } };
  const answers = readPrefill({ element: document.body, property, query: undefined, fields, warn });
  expect(answers.get('email')).toEqual({ answer: 'ada@example.org', isReadOnly: true, isHidden: true });
});

test.each([
  ['a stranger', { company: 'x' }, 'prefill names what the form does not ask: company.'],
  ['an address that is none', { email: 'secret' }, 'prefill has answers that do not fit their field: email.'],
  ['a choice that is not offered', { topic: 'C' }, 'prefill has answers that do not fit their field: topic.'],
  ['a shape that is another', { name: ['secret'] }, 'prefill has answers that do not fit their field: name.'],
  ['an object', { name: { value: { secret: 1 } } }, 'prefill has answers that do not fit their field: name.'],
  ['a key that changes objects', JSON.parse('{"__proto__": "x"}'), 'does not ask: __proto__.'],
  ['another such key', { constructor: 'x' }, 'does not ask: constructor.'],
])('leaves out %s and names it without its value', (_, property, words) => {
  expect(read({ property })).toEqual({});
  expect(warn).toHaveBeenCalledOnce();
  expect(warn.mock.calls[0]?.[0]).toContain(words);
  expect(warn.mock.calls[0]?.[0]).not.toContain('secret');
});

test.each([null, undefined, 'text', 7, ['name']])('reads no answers from a property that is %j', (property) => {
  expect(read({ property })).toEqual({});
});
