import { fieldTypeRows } from '../../../../form/index.ts';
import type { Question } from '../settings.ts';
import { words } from '../words/index.ts';
import { isIdentifier } from './identifier.ts';

/** The faults of a question, by field. */
type Faults = { readonly [Name in 'label' | 'options' | 'identifier']?: string };

/** Returns what the server would refuse about a question, given the other questions of its form. */
export function faultsIn(question: Question, others: readonly Question[]): Faults {
  const { dialog } = words.current.questions;
  const { label, type, options, identifier } = question;
  const isRepeated = others.some((other) => other.identifier === identifier);
  return {
    ...(label === '' && { label: dialog.noLabel }),
    ...(fieldTypeRows[type].options === 'required' && options.length === 0 && { options: dialog.noOptions }),
    ...(isRepeated && { identifier: dialog.repeated }),
    ...(!isIdentifier(identifier) && { identifier: dialog.invalidName }),
  };
}
