import { type Answer, type BookingFormField, isReservedName } from '../../../contract/index.ts';
import { answerShape, checkAnswer, fieldTypeRows, splitEmails } from '../../../form/index.ts';
import { attributesOf, entriesOf } from './page-input.ts';

/** A known answer, and whether the invitee may change or see it. */
export type PrefilledAnswer = { readonly answer: Answer; readonly isReadOnly: boolean; readonly isHidden: boolean };

export type PrefilledAnswers = ReadonlyMap<string, PrefilledAnswer>;

export type PrefillSources = {
  readonly element: Element;
  /** The property, unchecked. */
  readonly property: unknown;
  /** The query of the page, if it may be read. */
  readonly query: URLSearchParams | undefined;
  readonly fields: readonly BookingFormField[];
  readonly warn: (expected: string) => void;
};

type RawPrefill = { readonly value: unknown; readonly isReadOnly?: boolean; readonly isHidden?: boolean };

/**
 * Reads the known answers. The property comes before the attributes, and these before the query. Only fields of the
 * form are read, and each answer is checked as if it were typed. An answer that does not fit is named without its
 * value.
 */
export function readPrefill({ element, property, query, fields, warn }: PrefillSources): PrefilledAnswers {
  const answers = new Map<string, PrefilledAnswer>();
  const attributes = attributesOf(element, 'prefill-');
  const properties = new Map(entriesOf(property));
  const wrong: string[] = [];
  for (const field of fields) {
    const { identifier } = field;
    if (isReservedName(identifier)) continue;
    const raw =
      fromProperty(properties.get(identifier)) ??
      fromText(field, attributes.get(identifier.toLowerCase())) ??
      fromText(field, query?.get(identifier) ?? undefined);
    if (!raw) continue;
    const answer = parseAnswer(field, raw.value);
    if (answer === undefined) wrong.push(identifier);
    else answers.set(identifier, { answer, isReadOnly: raw.isReadOnly === true, isHidden: raw.isHidden === true });
  }
  const identifiers = new Set(fields.flatMap(({ identifier }) => [identifier, identifier.toLowerCase()]));
  const unknown = [...properties.keys(), ...attributes.keys()].filter(
    (key) => !identifiers.has(key) || isReservedName(key),
  );
  if (unknown.length > 0) warn(`prefill names what the form does not ask: ${unknown.join(', ')}.`);
  if (wrong.length > 0) warn(`prefill has answers that do not fit their field: ${wrong.join(', ')}.`);
  return answers;
}

function fromProperty(value: unknown): RawPrefill | undefined {
  if (value === undefined || value === null) return undefined;
  if (typeof value !== 'object' || Array.isArray(value)) return { value };
  const { value: inner, readOnly, hidden } = value as Record<string, unknown>; // just checked
  return inner === undefined || inner === null
    ? undefined
    : { value: inner, isReadOnly: readOnly === true, isHidden: hidden === true };
}

/** Converts a text to the type of answer that a field takes. */
function fromText(field: BookingFormField, text: string | undefined): RawPrefill | undefined {
  if (text === undefined) return undefined;
  switch (answerShape(field)) {
    case 'text':
      return { value: text };
    case 'tick':
      return { value: /^(|1|true|on|yes)$/i.test(text.trim()) };
    case 'list':
      return { value: fieldTypeRows[field.type].options === 'none' ? splitEmails(text) : optionsIn(text, field) };
  }
}

function optionsIn(text: string, { options }: BookingFormField): string[] {
  return options.includes(text) ? [text] : text.split(',').map((option) => option.trim());
}

function parseAnswer(field: BookingFormField, value: unknown): Answer | undefined {
  if (!isAnswer(value)) return undefined;
  // A number may still lack its country code.
  if (field.type === 'phone') {
    return typeof value === 'string' && value.length <= fieldTypeRows.phone.maxCharacters ? value : undefined;
  }
  const result = checkAnswer(field, value);
  return 'answer' in result ? result.answer : undefined;
}

function isAnswer(value: unknown): value is Answer {
  if (Array.isArray(value)) return value.every((entry) => typeof entry === 'string');
  return typeof value === 'string' || typeof value === 'boolean';
}
