import type { ComponentChildren } from 'preact';
import { isLastNameFirst } from '../../formats/index.ts';

type NameFieldsProps = { readonly first: ComponentChildren; readonly last: ComponentChildren };

/** The fields of a first and a last name beside each other, in the order that the page's language writes names in. */
export function NameFields({ first, last }: NameFieldsProps) {
  return <div class="columns">{isLastNameFirst() ? [last, first] : [first, last]}</div>;
}
