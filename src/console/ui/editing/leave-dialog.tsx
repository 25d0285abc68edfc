import { signal } from '@preact/signals';
import { shellWords } from '../../words/index.ts';
import { Button } from '../button.tsx';
import { Dialog } from '../dialog.tsx';

const settle = signal<((mayLeave: boolean) => void) | undefined>(undefined);

/** Asks whether to leave and lose the unsaved changes. */
export function askToLeave(): Promise<boolean> {
  return new Promise((resolve) => {
    settle.value = (mayLeave) => {
      settle.value = undefined;
      resolve(mayLeave);
    };
  });
}

/** The dialog of `askToLeave`, rendered once on the page. */
export function LeaveDialog() {
  const answer = settle.value;
  if (!answer) return null;
  const { leave } = shellWords.current;
  return (
    <Dialog
      title={leave.title}
      onClose={() => answer(false)}
      actions={
        <>
          <Button onClick={() => answer(false)}>{leave.stay}</Button>
          <Button kind="danger" onClick={() => answer(true)}>
            {leave.leave}
          </Button>
        </>
      }
    >
      <p>{leave.text}</p>
    </Dialog>
  );
}
