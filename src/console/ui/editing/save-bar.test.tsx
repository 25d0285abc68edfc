import { fireEvent, render, screen, waitFor } from '@testing-library/preact';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { leaveConsole } from '../../testing/index.ts';
import { setLocale } from '../../words/index.ts';
import { SaveBar, TranslatedError, useAction, useDraft } from '../index.ts';

beforeEach(() => setLocale(['en-GB']));
afterEach(leaveConsole);

type EditorProps = { readonly send: () => Promise<void> };

/** An editor of one field, whose change is saved by `send`. */
function Editor({ send }: EditorProps) {
  const draft = useDraft({ title: 'Call' });
  const save = useAction(async () => {
    await send();
    draft.settle(draft.value);
  });
  return (
    <main>
      <input value={draft.value.title} onInput={({ currentTarget }) => draft.set({ title: currentTarget.value })} />
      {save.error !== undefined && <p>Not saved yet.</p>}
      <SaveBar changed={draft.changed} save={save} onDiscard={draft.discard} />
    </main>
  );
}

async function edit(send: EditorProps['send']): Promise<void> {
  render(<Editor send={send} />);
  fireEvent.input(screen.getByRole('textbox'), { target: { value: 'Talk' } });
  fireEvent.click(await screen.findByRole('button', { name: 'Save' }));
}

test('says when the changes were saved', async () => {
  await edit(async () => undefined);
  expect(await screen.findByText(/^Saved \d/)).toBeTruthy();
});

test('never says that discarded changes were saved', async () => {
  await edit(async () => {
    throw new TranslatedError('The server is down.');
  });
  expect(await screen.findByText('The server is down.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Discard' })).toBeNull());
  expect(screen.queryByText(/^Saved/)).toBeNull();
});

test('does not say that changes were saved when they were undone by hand', async () => {
  await edit(async () => {
    throw new TranslatedError('The server is down.');
  });
  expect(await screen.findByText('The server is down.')).toBeTruthy();
  fireEvent.input(screen.getByRole('textbox'), { target: { value: 'Call' } });
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Discard' })).toBeNull());
  expect(screen.queryByText(/^Saved/)).toBeNull();
});

test('focuses the sentence that says when the changes were saved, in place of the button', async () => {
  await edit(async () => screen.getByRole('button', { name: 'Save' }).focus());
  const sentence = await screen.findByText(/^Saved \d/);
  await waitFor(() => expect(document.activeElement).toBe(sentence));
});

test('focuses the field before the bar when the changes are discarded', async () => {
  await edit(() => new Promise(() => undefined));
  const discard = screen.getByRole('button', { name: 'Discard' });
  discard.focus();
  fireEvent.click(discard);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox')));
});

test('clears the error of a save when its changes are discarded', async () => {
  await edit(() => Promise.reject(new TranslatedError('The server is down.')));
  expect(await screen.findByText('Not saved yet.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(screen.queryByText('Not saved yet.')).toBeNull());
});
