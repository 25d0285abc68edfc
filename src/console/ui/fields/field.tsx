import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { shellWords } from '../../words/index.ts';

/** The props that connect a control to its label, its hint and its error. Spread them on the control. */
export type ControlProps = {
  readonly id: string;
  readonly describedBy: string | undefined;
  readonly isInvalid: boolean;
};

type FieldProps = {
  readonly label: ComponentChildren;
  readonly hint?: ComponentChildren;
  /** The error and its remedy. Empty if nothing is wrong. */
  readonly error?: string | undefined;
  readonly isOptional?: boolean;
  /** Hides the field, but keeps its control for password managers. */
  readonly isHidden?: boolean;
  readonly children: (control: ControlProps) => ComponentChildren;
};

/** A label above its control, with a hint and an error below. */
export function Field({ label, hint, error, isOptional = false, isHidden = false, children }: FieldProps) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : '';
  const errorId = error ? `${id}-error` : '';
  const describedBy = [errorId, hintId].filter(Boolean).join(' ') || undefined;
  return (
    <div class="field" hidden={isHidden}>
      <label for={id}>
        {label} {isOptional && <span class="muted">({shellWords.current.optional})</span>}
      </label>
      {children({ id, describedBy, isInvalid: Boolean(error) })}
      {error && (
        <p class="field-error" id={errorId}>
          {error}
        </p>
      )}
      {hint && (
        <p class="hint" id={hintId}>
          {hint}
        </p>
      )}
    </div>
  );
}
