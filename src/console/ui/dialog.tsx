import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { shellWords } from '../words/index.ts';
import { Announcer, announce } from './announce.tsx';
import { Button, IconButton } from './button.tsx';
import { describeError } from './errors/index.ts';
import { Notice } from './notice.tsx';
import type { Action } from './use-action.ts';

type DialogProps = {
  readonly title: string;
  readonly children: ComponentChildren;
  /** Called on Escape, on a click of the close button and, unless `staysOpen`, on a press outside the dialog. */
  readonly onClose: () => void;
  /**
   * Whether a press outside the dialog does nothing. For a dialog that shows something only once or holds typed text,
   * which a slip of the pointer must not lose.
   *
   * @default false
   */
  readonly staysOpen?: boolean;
  /** Buttons in the footer, the primary one last. */
  readonly actions?: ComponentChildren;
};

/**
 * The browser's own modal dialog. It is open while it is rendered. When it closes, the focus returns to the element
 * that opened it or, if that is gone, to the heading of the page.
 */
export function Dialog({ title, children, onClose, staysOpen, actions }: DialogProps) {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const opener = document.activeElement;
    // What was announced before does not belong to the dialog.
    announce('');
    dialog.current?.showModal();
    if (dialog.current) firstControlOf(dialog.current)?.focus();
    return () => {
      const next = opener?.isConnected ? opener : document.querySelector('h1');
      if (next instanceof HTMLElement) next.focus();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      class="dialog"
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onMouseDown={(event) => {
        if (event.target === dialog.current && !staysOpen) onClose();
      }}
    >
      <div class="dialog-panel">
        <header class="dialog-header">
          <h2 id={titleId}>{title}</h2>
          <IconButton icon="cross" label={shellWords.current.close} onClick={onClose} />
        </header>
        <div class="dialog-body">{children}</div>
        {actions && <footer class="dialog-actions">{actions}</footer>}
      </div>
      <Announcer />
    </dialog>
  );
}

const controls = ':is(input, select, textarea, button):not(:disabled)';

/**
 * Returns the element to focus first: the first field or, in a dialog without fields, the button to go back. A dialog
 * that destroys something focuses the button to go back too, unless its first field is a text area, in which Enter only
 * starts another line.
 */
function firstControlOf(dialog: HTMLDialogElement): HTMLElement | undefined {
  const inFooter = dialog.querySelector<HTMLElement>(`.dialog-actions ${controls}`);
  if (inFooter && dialog.querySelector('.dialog-actions .danger')) {
    const first = dialog.querySelector<HTMLElement>(`.dialog-body ${controls}`);
    return first?.matches('textarea') ? first : inFooter;
  }
  const inBody = [...dialog.querySelectorAll<HTMLElement>(`.dialog-body ${controls}`)];
  // Of several radio buttons, the selected one.
  const first = inBody.find(
    (control) => !control.closest('[hidden]') && !control.matches('[type="radio"]:not(:checked)'),
  );
  return first ?? inBody[0] ?? inFooter ?? undefined;
}

type ConfirmProps = {
  readonly title: string;
  readonly children: ComponentChildren;
  readonly confirmLabel: string;
  /** Runs on confirmation. The dialog shows that it is running, and its error. */
  readonly action: Action;
  /** Whether it cannot be confirmed yet, although nothing is running. */
  readonly isBusy?: boolean;
  readonly isDangerous?: boolean;
  readonly onClose: () => void;
};

/** Asks before something that cannot be undone or notifies other people. The button to go back comes first. */
export function Confirm({ action, isBusy = false, isDangerous = true, onClose, ...texts }: ConfirmProps) {
  const { title, children, confirmLabel } = texts;
  const { isRunning, run, error } = action;
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{shellWords.current.cancel}</Button>
          <Button kind={isDangerous ? 'danger' : 'primary'} isBusy={isBusy || isRunning} onClick={run}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
      {error !== undefined && <Notice tone="bad">{describeError(error)}</Notice>}
    </Dialog>
  );
}
