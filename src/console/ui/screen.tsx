import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

type ScreenProps = {
  /** The heading, and the title of the window. */
  readonly title: string;
  /** The screen above this one, as a link back. */
  readonly parent?: { readonly label: string; readonly href: string };
  /** Beside the heading, such as a chip. */
  readonly aside?: ComponentChildren;
  readonly actions?: ComponentChildren;
  readonly children: ComponentChildren;
};

/** A page of the console. Its heading is focused when the page opens, so that screen readers begin there. */
export function Screen({ title, parent, aside, actions, children }: ScreenProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = title;
  }, [title]);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <>
      <header class="screen-header">
        <div class="screen-title">
          {parent && (
            <a class="muted" href={parent.href}>
              {parent.label} /
            </a>
          )}
          <h1 tabIndex={-1} ref={heading}>
            <bdi>{title}</bdi>
          </h1>
          {aside}
        </div>
        {actions && <div class="screen-actions">{actions}</div>}
      </header>
      {children}
    </>
  );
}
