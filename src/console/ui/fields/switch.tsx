import type { ComponentChildren } from 'preact';

type ToggleProps = {
  readonly label: ComponentChildren;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
  readonly isLabelHidden?: boolean;
  readonly isDisabled?: boolean;
};

/** A switch with its label beside it. */
export function Switch({ label, isOn, onChange, isLabelHidden = false, isDisabled = false }: ToggleProps) {
  return (
    <label class="switch">
      <input
        type="checkbox"
        role="switch"
        aria-checked={isOn}
        checked={isOn}
        disabled={isDisabled}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      <span class={isLabelHidden ? 'visually-hidden' : ''}>{label}</span>
    </label>
  );
}

type CheckboxProps = Omit<ToggleProps, 'isLabelHidden'> & {
  readonly isInvalid?: boolean;
  /** The id of its error. */
  readonly describedBy?: string | undefined;
};

/** A checkbox with its label beside it. */
export function Checkbox({ label, isOn, onChange, isDisabled = false, isInvalid = false, describedBy }: CheckboxProps) {
  return (
    <label class="checkbox">
      <input
        type="checkbox"
        checked={isOn}
        disabled={isDisabled}
        aria-describedby={describedBy}
        aria-invalid={isInvalid || undefined}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      <span>{label}</span>
    </label>
  );
}
