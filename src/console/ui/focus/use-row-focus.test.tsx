import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/preact';
import { useState } from 'preact/hooks';
import { afterEach, expect, test } from 'vitest';
import { Card, IconButton, useRowFocus } from '../index.ts';

afterEach(cleanup);

type ListProps = { readonly add?: string };

function List({ add }: ListProps) {
  const [names, setNames] = useState(['A', 'B', 'C']);
  const listProps = useRowFocus();
  return (
    <Card title="Letters">
      {names.length > 0 && (
        <ul {...listProps}>
          {names.map((name) => (
            <li key={name}>
              <IconButton icon="pencil" label={`Edit ${name}`} onClick={() => undefined} />
              <IconButton
                icon="trash"
                label={`Remove ${name}`}
                onClick={() => setNames(names.filter((one) => one !== name))}
              />
            </li>
          ))}
        </ul>
      )}
      {add && <IconButton icon="plus" label={add} onClick={() => undefined} />}
    </Card>
  );
}

async function remove(...names: readonly string[]): Promise<void> {
  for (const name of names) {
    const button = screen.getByRole('button', { name: `Remove ${name}` });
    button.focus();
    fireEvent.click(button);
    await waitFor(() => expect(button.isConnected).toBe(false));
  }
}

const focusLabel = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;

test.each([
  ['the same button of the next row', ['A'], 'Remove B'],
  ['the same button of the row before the last one', ['C'], 'Remove B'],
  ['another button of the card after the only row', ['A', 'B', 'C'], 'Add'],
])('moves the focus to %s', async (_, names, next) => {
  render(<List add="Add" />);
  await remove(...names);
  expect(focusLabel()).toBe(next);
});

test('moves the focus to the heading of a card without another button', async () => {
  render(<List />);
  await remove('B', 'A', 'C');
  expect(focusLabel()).toBe('Letters');
});

test('leaves the focus where the person has put it in the meantime', async () => {
  render(<List add="Add" />);
  const button = screen.getByRole('button', { name: 'Remove A' });
  fireEvent.click(button);
  screen.getByRole('button', { name: 'Add' }).focus();
  await waitFor(() => expect(button.isConnected).toBe(false));
  expect(focusLabel()).toBe('Add');
});

/** A list whose rows move: by buttons, or by the menu of a row. */
function Order() {
  const [names, setNames] = useState(['A', 'B', 'C']);
  const listProps = useRowFocus();
  const raise = (name: string) => {
    // Browsers without `moveBefore` take the focus from an element that is moved.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    const others = names.filter((one) => one !== name);
    setNames(others.toSpliced(names.indexOf(name) - 1, 0, name));
  };
  return (
    <ol {...listProps}>
      {names.map((name, index) => (
        <li key={name}>
          <IconButton icon="up" label={`Raise ${name}`} isDisabled={index === 0} onClick={() => raise(name)} />
          <button type="button" popovertarget={name}>
            More about {name}
          </button>
          <div id={name} popover="auto">
            <IconButton icon="up" label={`Move ${name}`} onClick={() => raise(name)} />
          </div>
        </li>
      ))}
    </ol>
  );
}

test.each([
  ['on the button that moved a row', 'Raise C', 'Raise C'],
  ['on a button that cannot move the row further', 'Raise B', 'Raise B'],
  ['on the menu that moved a row', 'Move C', 'More about C'],
])('keeps the focus %s', async (_, name, next) => {
  render(<Order />);
  const button = screen.getByRole('button', { name, hidden: true });
  button.focus();
  fireEvent.click(button);
  await waitFor(() => expect(focusLabel()).toBe(next));
});
