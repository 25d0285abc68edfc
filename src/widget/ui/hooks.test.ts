import { afterEach, expect, test } from 'vitest';
import { isFocusFree } from './hooks.ts';

afterEach(() => document.body.replaceChildren());

/** Puts an element with a shadow tree, and a button in that tree, into a place. */
function addHost(place: ParentNode, mode: ShadowRootMode = 'open') {
  const host = document.createElement('div');
  const tree = host.attachShadow({ mode });
  place.append(host);
  return { host, tree, button: addButton(tree) };
}

function addButton(place: ParentNode): HTMLElement {
  const button = document.createElement('button');
  place.append(button);
  return button;
}

test('leaves the focus to a field of the page when the widget is in a component', () => {
  const field = addButton(document.body);
  const component = addHost(document.body);
  const widget = addHost(component.tree);
  expect(isFocusFree(widget.button)).toBe(true);
  field.focus();
  expect(isFocusFree(widget.button)).toBe(false);
});

test.each(['open', 'closed'] as const)('leaves the focus to what is beside the widget in a component (%s)', (mode) => {
  const component = addHost(document.body, mode);
  const widget = addHost(component.tree, mode);
  component.button.focus();
  expect(isFocusFree(widget.button)).toBe(false);
  widget.button.focus();
  expect(isFocusFree(widget.button)).toBe(true);
});

test('leaves the focus to the component around the widget', () => {
  const component = addHost(document.body);
  const widget = addHost(component.tree);
  component.host.tabIndex = 0;
  component.host.focus();
  expect(isFocusFree(widget.button)).toBe(false);
});
