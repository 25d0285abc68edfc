import { expect, test } from 'vitest';
import { escapeHtml } from './escape-html.ts';

test('escapes every character that is markup in content or in an attribute', () => {
  expect(escapeHtml('<b title="1 &lt; 2">')).toBe('&lt;b title=&quot;1 &amp;lt; 2&quot;>');
});
