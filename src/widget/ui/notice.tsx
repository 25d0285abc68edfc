import type { ComponentChildren } from 'preact';

type NoticeProps = {
  readonly title: string;
  readonly children?: ComponentChildren;
  /** The one next step. */
  readonly action?: { readonly label: string; readonly onClick: () => void } | undefined;
  /** Whether screen readers announce it immediately. */
  readonly isUrgent?: boolean;
};

/** Says calmly what is missing in a pane, and offers the one next step. */
export function Notice({ title, children, action, isUrgent = false }: NoticeProps) {
  return (
    <div class="notice">
      {/* Only the title is announced: what is below may change during a retry. */}
      <p class="notice-title" role={isUrgent ? 'alert' : undefined}>
        {title}
      </p>
      {children}
      {action && (
        <button type="button" class="quiet-button" onClick={action.onClick}>
          {action.label}
        </button>
      )}
    </div>
  );
}
