import { isContactField } from '../../../../form/index.ts';
import { factsLine, listText, withColon } from '../../../formats/index.ts';
import type { Question } from '../settings.ts';
import { words } from '../words/index.ts';

/** Returns the kind of answer and whether it is required: `List to choose from · 3 options · required`. */
export function aboutQuestion(question: Question): string {
  const { questions: own } = words.current;
  const { type, options, is_required: isRequired, is_active: isActive } = question;
  const parts = [own.types[type]];
  if (options.length > 0) parts.push(own.options(options.length));
  if (isContactField(question)) parts.push(own.always);
  else parts.push(isRequired ? own.required : own.optional);
  if (!isActive) parts.push(own.hidden);
  return factsLine(parts);
}

/** Returns the editable parts of all questions as text, to compare two versions. */
export function questionsText(questions: readonly Question[]): string {
  return listText(questions.map(textOf));
}

function textOf(question: Question): string {
  const { label, placeholder, options } = question;
  return withColon(label, factsLine([aboutQuestion(question), placeholder, ...options].filter(Boolean)));
}
