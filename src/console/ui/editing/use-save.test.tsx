import { act, renderHook } from '@testing-library/preact';
import { expect, onTestFinished, test } from 'vitest';
import { queryClient, RequestError, useQuery } from '../../data/index.ts';
import { useDraft, useSave } from '../index.ts';

type Note = { readonly text: string; readonly updated_at: string };

const fieldsOf = ({ text }: Note) => ({ text });

/** A server that refuses to overwrite a version it no longer has. */
function serveNote() {
  let note: Note = { text: 'A', updated_at: '1' };
  return {
    get current() {
      return note;
    },
    write(text: string, version: string | undefined): void {
      if (version !== `"${note.updated_at}"`) {
        const failed = {
          kind: 'refused',
          status: 412,
          code: 'changed_meanwhile',
          message: '',
          errors: {},
          current: note,
        };
        throw new RequestError(failed as unknown as RequestError['failed']);
      }
      note = { text, updated_at: `${Number(note.updated_at) + 1}` };
    },
  };
}

/** Lets a request reach the server, and the page update. */
const settle = (finish: () => void) =>
  act(async () => {
    finish();
    await new Promise((resolve) => setTimeout(resolve));
  });

test('saves edits made during a save without a conflict', async () => {
  const server = serveNote();
  let finish = (): void => undefined;
  const { result, rerender } = renderHook(() => {
    const note = server.current;
    const draft = useDraft(fieldsOf(note));
    const save = useSave({
      saved: note,
      fieldsOf,
      draft,
      async send({ fields, headers }) {
        await new Promise<void>((resolve) => {
          finish = resolve;
        });
        server.write(fields.text, headers['if-match']);
      },
    });
    return { draft, save };
  });
  act(() => result.current.draft.set({ text: 'B' }));
  act(() => void result.current.save.run());
  act(() => result.current.draft.set({ text: 'BC' }));
  await settle(() => finish());
  rerender();
  act(() => void result.current.save.run());
  await settle(() => finish());
  await settle(() => finish());
  expect(result.current.save.conflict).toBeUndefined();
  expect(server.current.text).toBe('BC');
});

test('shows what was saved although it cannot be read again', async () => {
  const first: Note = { text: 'A', updated_at: '1' };
  const other: Note = { text: 'Z', updated_at: '1' };
  queryClient.setQueryData(['notes'], [first, other]);
  onTestFinished(() => queryClient.clear());
  const queryFn = (): Promise<readonly Note[]> => Promise.reject(new Error('The server is down.'));
  const { result } = renderHook(() => {
    const notes = useQuery({ queryKey: ['notes'], queryFn });
    const note = (notes.state === 'ready' && notes.data[0]) || first;
    const draft = useDraft(fieldsOf(note));
    const save = useSave({
      saved: note,
      fieldsOf,
      draft,
      async send({ fields }) {
        await queryClient.invalidateQueries();
        return { ...fields, updated_at: '2' };
      },
    });
    return { draft, save, notes };
  });
  act(() => result.current.draft.set({ text: 'B' }));
  await act(() => result.current.save.run());
  expect(result.current.draft).toMatchObject({ value: { text: 'B' }, isChanged: false });
  expect(result.current.notes).toMatchObject({ data: [{ text: 'B', updated_at: '2' }, other] });
});
