import type { ComponentChildren } from 'preact';
import { locale } from '../words/index.ts';

type ChipProps = {
  readonly tone?: 'plain' | 'good' | 'warning' | 'bad' | 'accent';
  readonly children: ComponentChildren;
};

/** A chip with a state in a word or two. */
export function Chip({ tone = 'plain', children }: ChipProps) {
  return <span class={`chip ${tone}`}>{children}</span>;
}

type CardProps = {
  readonly title?: string;
  readonly id?: string;
  readonly actions?: ComponentChildren;
  readonly children: ComponentChildren;
};

/** A card. With a title, it is a section with a heading. */
export function Card({ title, id, actions, children }: CardProps) {
  return (
    <section class="card" id={id} aria-label={title}>
      {title && (
        <header class="card-header">
          <h2>{title}</h2>
          {actions}
        </header>
      )}
      {children}
    </section>
  );
}

type Tab<Value extends string> = { readonly value: Value; readonly label: string; readonly count?: number };
type TabsProps<Value extends string> = {
  readonly label: string;
  readonly tabs: readonly Tab<Value>[];
  readonly selected: Value;
  readonly onSelect: (value: Value) => void;
};

/** Tabs of the views of a list. They are toggle buttons, because each only changes the query of the list. */
export function Tabs<Value extends string>({ label, tabs, selected, onSelect }: TabsProps<Value>) {
  return (
    <fieldset class="tabs">
      <legend class="visually-hidden">{label}</legend>
      {tabs.map(({ value, label, count }) => (
        <button type="button" key={value} aria-pressed={value === selected} onClick={() => onSelect(value)}>
          {label}
          {count !== undefined && <span class="count"> {count.toLocaleString(locale().tag)}</span>}
        </button>
      ))}
    </fieldset>
  );
}

/** A segmented choice: a few options side by side, one of them selected. */
export function Segmented<Value extends string>({ label, tabs, selected, onSelect }: TabsProps<Value>) {
  return (
    <fieldset class="segmented">
      <legend class="visually-hidden">{label}</legend>
      {tabs.map(({ value, label }) => (
        <button type="button" key={value} aria-pressed={value === selected} onClick={() => onSelect(value)}>
          {label}
        </button>
      ))}
    </fieldset>
  );
}

/** The initials of a name, shown beside the name. */
export function Avatar({ name, url }: { readonly name: string; readonly url?: string | undefined }) {
  if (url) return <img class="avatar" src={url} alt="" referrerpolicy="no-referrer" />;
  const letters = name.split(/\s+/).map((word) => [...word][0] ?? '');
  return (
    <span class="avatar" aria-hidden="true">
      {[letters[0], letters.length > 1 ? letters.at(-1) : ''].join('').toLocaleUpperCase()}
    </span>
  );
}
