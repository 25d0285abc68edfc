import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { shellWords } from '../words/index.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { describeError } from './errors/index.ts';
import { Notice } from './notice.tsx';
import type { Action } from './use-action.ts';

type FormProps = {
  /** The action that submits the form. */
  readonly action: Action;
  readonly id?: string;
  readonly children: ComponentChildren;
};

/** Fields that are submitted together, by a button or Enter, below the error of the last attempt. */
export function Form({ action, id, children }: FormProps) {
  return (
    <form
      class="stack"
      id={id}
      onSubmit={(event) => {
        event.preventDefault();
        void action.run();
      }}
    >
      {action.error !== undefined && <Notice tone="bad">{describeError(action.error)}</Notice>}
      {children}
    </form>
  );
}

type FormDialogProps = {
  readonly title: string;
  /** @default "Save" */
  readonly submitLabel?: string;
  readonly action: Action;
  readonly isDisabled?: boolean;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
};

/** A form in a dialog, with a button to cancel beside the one that submits it. */
export function FormDialog({ title, submitLabel, action, isDisabled = false, onClose, children }: FormDialogProps) {
  const form = useId();
  const { cancel, save } = shellWords.current;
  return (
    <Dialog
      title={title}
      onClose={onClose}
      staysOpen
      actions={
        <>
          <Button onClick={onClose}>{cancel}</Button>
          <Button kind="primary" type="submit" form={form} isBusy={action.isRunning} isDisabled={isDisabled}>
            {submitLabel ?? save}
          </Button>
        </>
      }
    >
      <Form action={action} id={form}>
        {children}
      </Form>
    </Dialog>
  );
}
