import { shellWords } from '../../words/index.ts';
import { Button } from '../button.tsx';
import { Dialog } from '../dialog.tsx';
import type { Conflict } from './use-save.ts';
import './conflict-dialog.css';

type ConflictDialogProps<Fields extends object> = {
  readonly conflict: Conflict<Fields>;
  /** The fields' labels on screen. */
  readonly labelOf: (name: keyof Fields & string) => string;
  /** A field's value as a person reads it. */
  readonly textOf: (name: keyof Fields & string, fields: Fields) => string;
};

/** Shows both versions of each field that two people changed at the same time. Closing it changes nothing. */
export function ConflictDialog<Fields extends object>({ conflict, labelOf, textOf }: ConflictDialogProps<Fields>) {
  const { conflict: words } = shellWords.current;
  const { names, mine, theirs } = conflict;
  return (
    <Dialog
      title={words.title}
      onClose={conflict.close}
      actions={
        <>
          <Button onClick={conflict.takeTheirs}>{words.takeTheirs}</Button>
          <Button kind="primary" onClick={conflict.keepMine}>
            {words.keepMine}
          </Button>
        </>
      }
    >
      <p>{words.text}</p>
      <table class="versions">
        <thead>
          <tr>
            <th scope="col">{words.field}</th>
            <th scope="col">{words.mine}</th>
            <th scope="col">{words.theirs}</th>
          </tr>
        </thead>
        <tbody>
          {names.map((name) => (
            <tr key={name}>
              <th scope="row">{labelOf(name)}</th>
              <td>{textOf(name, mine)}</td>
              <td>{textOf(name, theirs)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  );
}
