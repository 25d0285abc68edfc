import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { followFocus } from './focus/index.ts';
import { Icon, type IconName } from './icon.tsx';

type ButtonKind = 'primary' | 'plain' | 'quiet' | 'danger';

type ButtonProps = {
  readonly children: ComponentChildren;
  /**
   * `primary` at most once on a screen, `quiet` without a border, `danger` for what destroys something. @default
   * 'plain'
   */
  readonly kind?: ButtonKind;
  readonly type?: 'button' | 'submit';
  readonly icon?: IconName;
  /** Shows that the action is running, and ignores clicks. */
  readonly isBusy?: boolean;
  readonly isDisabled?: boolean;
  /** The name for screen readers, if the children do not say enough. */
  readonly label?: string;
  readonly onClick?: (() => unknown) | undefined;
  /** The id of the form that it submits, for a button outside that form. */
  readonly form?: string;
};

/**
 * A button. While busy, it keeps the focus and ignores clicks. If it is removed or disabled, the focus moves to a
 * control nearby.
 */
export function Button({ children, kind = 'plain', type = 'button', icon, ...rest }: ButtonProps) {
  const { isBusy = false, isDisabled = false, label, onClick, form } = rest;
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const { current } = button;
    if (current && isDisabled) void followFocus(current);
    return () => void (current && followFocus(current));
  }, [isDisabled]);
  return (
    <button
      ref={button}
      type={type}
      class={`button ${kind}`}
      aria-disabled={isBusy || undefined}
      aria-busy={isBusy || undefined}
      disabled={isDisabled}
      aria-label={label}
      form={form}
      onClick={(event) => {
        if (isBusy) event.preventDefault();
        else onClick?.();
      }}
    >
      {icon && <Icon name={icon} />}
      {children}
    </button>
  );
}

type IconButtonProps = {
  readonly icon: IconName;
  readonly label: string;
  readonly onClick: () => unknown;
  readonly isDisabled?: boolean;
};

/**
 * A button with only an icon; `label` is its name. It keeps the focus while disabled, because its own click may disable
 * it.
 */
export function IconButton({ icon, label, onClick, isDisabled = false }: IconButtonProps) {
  return (
    <button
      type="button"
      class="icon-button"
      aria-label={label}
      title={label}
      aria-disabled={isDisabled || undefined}
      onClick={() => isDisabled || onClick()}
    >
      <Icon name={icon} />
    </button>
  );
}

type LinkButtonProps = Pick<ButtonProps, 'children' | 'kind' | 'icon'> & {
  readonly href: string;
  readonly isExternal?: boolean;
};

/** A link that looks like a button. */
export function LinkButton({ children, kind = 'plain', icon, href, isExternal = false }: LinkButtonProps) {
  return (
    <a class={`button ${kind}`} href={href} {...(isExternal && { target: '_blank', rel: 'noreferrer' })}>
      {icon && <Icon name={icon} />}
      {children}
    </a>
  );
}
