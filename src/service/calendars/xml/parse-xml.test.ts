import { expect, test } from 'vitest';
import { findAll, findFirst, parseXml } from './parse-xml.ts';

const response = `<?xml version="1.0"?><!-- a comment -->
<D:multistatus xmlns:D="DAV:" xmlns:C='urn:ietf:params:xml:ns:caldav'>
  <D:response><D:href>/a%20b/</D:href><C:calendar-data><![CDATA[BEGIN:<&]]></C:calendar-data></D:response>
  <response xmlns="DAV:"><href>/c&amp;d&#47;</href><D:resourcetype><C:calendar/></D:resourcetype></response>
</D:multistatus>`;

test('reads elements by their names without prefixes', () => {
  const root = parseXml(response);
  expect([root?.name, root && findAll(root, 'href').map(({ text }) => text)]).toEqual([
    'multistatus',
    ['/a%20b/', '/c&d/'],
  ]);
  expect([findFirst(root, 'calendar-data')?.text, findFirst(root, 'calendar')?.name]).toEqual(['BEGIN:<&', 'calendar']);
});

test('expands no entity that a document defines', () => {
  const bomb = '<!DOCTYPE a [<!ENTITY b "bbbb">]><a>&b;</a>';
  expect(parseXml(bomb)?.text ?? '').not.toContain('bbbb');
});

test.each([['<a><b></a>'], ['<a>'], [''], ['<a>'.repeat(100)]])('rejects the incomplete XML %j', (text) => {
  expect(parseXml(text)).toBeUndefined();
});

// A parser that starts again at every character never finishes.
test.each(['<', '<a "', '<![CDATA[', '<!--', '<a b="', '<?', '<a/', '<a b= '])(
  'immediately rejects a long text of nothing but %j',
  (text) => {
    expect(parseXml(text.repeat(60_001))).toBeUndefined();
  },
);

test('reads an element whose attributes never end in a value', () => {
  expect(parseXml(`<a ${'b'.repeat(200_000)}/>`)?.name).toBe('a');
});
