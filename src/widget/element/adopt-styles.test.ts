import { Window } from 'happy-dom';
import { expect, test } from 'vitest';
import { adoptStyles } from './adopt-styles.ts';

function shadowIn({ body }: Document): ShadowRoot {
  return body.appendChild(body.ownerDocument.createElement('div')).attachShadow({ mode: 'open' });
}

test('gives a document the styles added by an element of another document', () => {
  const elsewhere = new Window().document as unknown as Document; // the same, by other types
  const [here, there] = [shadowIn(document), shadowIn(elsewhere)];
  adoptStyles(there);
  adoptStyles(here, '.app { color: red }');
  adoptStyles(there, '.app { color: red }');
  const rules = there.adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText));
  expect(rules.some((rule) => rule.startsWith('.app'))).toBe(true);
});
