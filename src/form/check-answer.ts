import { type Answer, type BookingFormField, singleLine } from '../contract/index.ts';
import type { AnswerShape, Fault } from './fault.ts';
import { answerShape, type FieldTypeRow, fieldTypeRows } from './field-types.ts';
import { changesDirection, composeMarks, isVisible } from './formats/index.ts';

/** Either the normalized answer (undefined when there is none), or what is wrong with it. */
export type CheckedAnswer = { readonly answer: Answer | undefined } | { readonly fault: Fault };

/**
 * Checks one answer by the row of its field's type and normalizes it: trims text, composes its letters, writes a phone
 * number as E.164, puts options in the field's order and removes duplicate addresses. An empty answer counts as none.
 */
export function checkAnswer(field: BookingFormField, answer: Answer | undefined): CheckedAnswer {
  const result = answer === undefined ? nothing : checkShape(field, answer);
  const isMissing = 'answer' in result && result.answer === undefined;
  return isMissing && field.is_required ? refuse({ kind: 'required' }) : result;
}

const nothing: CheckedAnswer = { answer: undefined };

function checkShape(field: BookingFormField, answer: Answer): CheckedAnswer {
  const expected = answerShape(field);
  if (shapeOf(answer) !== expected) return refuse({ kind: 'wrong_shape', expected });
  if (typeof answer === 'boolean') return { answer: answer || undefined };
  if (typeof answer === 'string') return checkText(field, answer);
  return fieldTypeRows[field.type].options === 'none' ? checkEntries(field, answer) : checkSelection(field, answer);
}

function shapeOf(answer: Answer): AnswerShape {
  if (typeof answer === 'boolean') return 'tick';
  return typeof answer === 'string' ? 'text' : 'list';
}

function checkText({ type, options }: BookingFormField, answer: string): CheckedAnswer {
  const row = fieldTypeRows[type];
  // An option is the host's own text. Whatever characters it has, it can be chosen.
  if (row.options !== 'none' && options.includes(answer)) return { answer };
  const text = composeMarks(answer.replace(/\r\n?/g, '\n').replace(row.dropped, '').trim());
  if (!isVisible(text)) return nothing;
  if ([...text].length > row.maxCharacters) return refuse({ kind: 'too_long', maxCharacters: row.maxCharacters });
  if (!isReadable(text, row)) return refuse({ kind: 'unreadable' });
  if (row.options !== 'none' && !options.includes(text)) return refuse({ kind: 'not_an_option', found: text });
  return row.parse?.(text) ?? { answer: text };
}

/** Checks the chosen options of a field. */
function checkSelection({ type, options }: BookingFormField, selection: readonly string[]): CheckedAnswer {
  const stranger = selection.find((option) => !options.includes(option));
  if (stranger !== undefined) {
    return refuse({ kind: 'not_an_option', found: stranger.slice(0, fieldTypeRows[type].maxCharacters) });
  }
  const answer = options.filter((option) => selection.includes(option));
  return { answer: answer.length > 0 ? answer : undefined };
}

/** Checks a list without options. Drops an entry that differs from another only in letter case. */
function checkEntries({ type }: BookingFormField, entries: readonly string[]): CheckedAnswer {
  const { dropped, parse, maxEntries = entries.length } = fieldTypeRows[type];
  const distinctEntries = new Map<string, string>();
  for (const entry of entries) {
    const text = entry.replace(dropped, '').trim();
    if (text === '') continue;
    const result = parse?.(text) ?? { answer: text };
    if ('fault' in result) return result;
    const key = result.answer.toLowerCase();
    if (!distinctEntries.has(key)) distinctEntries.set(key, result.answer);
  }
  if (distinctEntries.size > maxEntries) return refuse({ kind: 'too_many', max: maxEntries });
  return { answer: distinctEntries.size > 0 ? [...distinctEntries.values()] : undefined };
}

// Half a surrogate pair breaks every encoding.
function isReadable(text: string, { isMultiline }: FieldTypeRow): boolean {
  const line = isMultiline ? text.replace(/[\n\t]/g, '') : text;
  return text.isWellFormed() && singleLine.test(line) && !changesDirection(text);
}

function refuse(fault: Fault): { readonly fault: Fault } {
  return { fault };
}
