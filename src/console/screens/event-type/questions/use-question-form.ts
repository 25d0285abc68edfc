import { useState } from 'preact/hooks';
import { fieldTypeRows } from '../../../../form/index.ts';
import type { Question } from '../settings.ts';
import { faultsIn } from './faults.ts';
import { identifierOf } from './identifier.ts';

const blank: Question = {
  identifier: '',
  label: '',
  type: 'text',
  placeholder: '',
  is_required: false,
  is_active: true,
  options: [],
};

/** Holds a question while it is edited. Its identifier follows the label until the person enters another one. */
export function useQuestionForm(question: Question | undefined, others: readonly Question[]) {
  const [form, setForm] = useState<Question>(question ?? blank);
  const [ownIdentifier, setIdentifier] = useState(question?.identifier);
  const [optionLines, setOptionLines] = useState((question?.options ?? []).join('\n'));
  const [checks, setChecks] = useState(0);
  const editedQuestion: Question = {
    ...form,
    label: form.label.trim(),
    identifier: ownIdentifier ?? identifierOf(form.label),
    options: fieldTypeRows[form.type].options === 'none' ? [] : linesOf(optionLines),
  };
  return {
    form,
    editedQuestion,
    optionLines,
    /** Empty until the person first tries to finish. */
    faults: checks > 0 ? faultsIn(editedQuestion, others) : {},
    set: (change: Partial<Question>) => setForm((before) => ({ ...before, ...change })),
    setIdentifier,
    setOptionLines,
    /** The number of attempts to finish. */
    checks,
    /** Shows what is wrong. Returns whether the question is valid. */
    check(): boolean {
      setChecks(checks + 1);
      return Object.keys(faultsIn(editedQuestion, others)).length === 0;
    },
  };
}

function linesOf(text: string): string[] {
  const lines = text.split('\n').map((line) => line.trim());
  return [...new Set(lines.filter(Boolean))];
}
