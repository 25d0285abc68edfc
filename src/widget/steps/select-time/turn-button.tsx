import { Icon } from '../../ui/index.ts';

type TurnButtonProps = {
  readonly direction: 'back' | 'forward';
  readonly label: string;
  readonly isDisabled?: boolean;
  readonly onClick: () => void;
};

const parts = { back: 'previous-month', forward: 'next-month' } as const;

/** The button to the days before or after the visible ones. It keeps the focus while disabled. */
export function TurnButton({ direction, label, isDisabled, onClick }: TurnButtonProps) {
  return (
    <button
      type="button"
      class="round-button"
      part={parts[direction]}
      aria-label={label}
      aria-disabled={isDisabled}
      onClick={() => isDisabled || onClick()}
    >
      <Icon name={direction} />
    </button>
  );
}
