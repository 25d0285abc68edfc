import { expect, test } from 'vitest';
import { snippetOf, stylesOf } from './snippet.ts';

function elementWith(attributes: Record<string, string>): HTMLElement {
  const element = document.createElement('sched-booking');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}

test('writes the element as it is, without its style', () => {
  const element = elementWith({ 'event-type': '42', 'dry-run': '', style: '--sched-radius: 3px' });
  expect(snippetOf(element, 'https://book.example.com/sched-booking.js')).toBe(
    '<script type="module" src="https://book.example.com/sched-booking.js"></script>\n' +
      '<sched-booking event-type="42" dry-run></sched-booking>',
  );
});

test('writes what a reader of HTML reads back', () => {
  const label = 'Say "hi" & <go>';
  const page = document.createElement('div');
  page.innerHTML = snippetOf(elementWith({ 'button-label': label }), '/x.js');
  expect(page.querySelector('sched-booking')?.getAttribute('button-label')).toBe(label);
});

test('writes the rules of a theme for a page of its own, then what is set beside them', () => {
  const { style } = elementWith({ style: '--sched-radius: 3px' });
  const css = '.studio sched-booking {\n  --sched-primary: red;\n}\n';
  expect(stylesOf({ name: 'studio', css }, style)).toBe(
    'sched-booking {\n  --sched-primary: red;\n}\n\nsched-booking {\n  --sched-radius: 3px;\n}',
  );
});
