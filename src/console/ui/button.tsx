import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { followFocus } from './focus/index.ts';
import { Icon, type IconName } from './icon.tsx';

type ButtonKind = 'primary' | 'plain' | 'quiet' | 'danger';

type ButtonProps = {
  readonly children: ComponentChildren;
  /** `primary` once a screen; `quiet` has no border; `danger` destroys. @default 'plain' */
  readonly kind?: ButtonKind;
  readonly type?: 'button' | 'submit';
  readonly icon?: IconName;
  /** Shows that it works, and takes no further clicks. */
  readonly isBusy?: boolean;
  readonly isDisabled?: boolean;
  /** What is read out instead of the children, where those do not say enough. */
  readonly label?: string;
  readonly onClick?: (() => unknown) | undefined;
  /** The id of the form that it submits, for a button outside that form. */
  readonly form?: string;
};

/** A button. While it is busy it keeps its focus and ignores clicks; when it goes or is disabled, the focus stays near. */
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

/** A button that is only a picture; `label` is its name. Disabled, it keeps its focus: its own click may disable it. */
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
