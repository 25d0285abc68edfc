import type { Answer, BookingFormField } from '../contract/index.ts';
import { isEmail } from './email.ts';
import type { Fault } from './fault.ts';
import { invisible, invisibleInAddresses, visible } from './invisible.ts';
import { toE164 } from './phone.ts';

/** Either the answer as it is kept (undefined when there is none), or what is wrong with it. */
export type Checked = { readonly answer: Answer | undefined } | { readonly fault: Fault };

/** The longest answers that are kept, in characters. */
const maxCharacters = { text: 255, textarea: 2000 };

/** The most addresses a field takes. */
export const maxEmails = 10;

const nothing: Checked = { answer: undefined };

/**
 * Checks one answer against its field and normalises it: text is trimmed, a phone number becomes E.164, options stand
 * in the field's order, addresses lose their duplicates. An empty answer is no answer.
 */
export function checkAnswer(field: BookingFormField, answer: Answer | undefined): Checked {
  const checked = answer === undefined ? nothing : checkShape(field, answer);
  const isMissing = 'answer' in checked && checked.answer === undefined;
  return isMissing && field.is_required ? { fault: { kind: 'required' } } : checked;
}

function checkShape(field: BookingFormField, answer: Answer): Checked {
  switch (field.type) {
    case 'text':
    case 'textarea':
    case 'email':
    case 'phone':
    case 'select':
    case 'radio':
      return typeof answer === 'string' ? checkText(field, answer) : wrongShape('text');
    case 'multiple_emails':
      return Array.isArray(answer) ? checkEmails(answer) : wrongShape('list');
    case 'checkbox':
      if (field.options.length > 0) return Array.isArray(answer) ? checkOptions(field, answer) : wrongShape('list');
      return typeof answer === 'boolean' ? { answer: answer || undefined } : wrongShape('tick');
  }
}

function checkText(field: BookingFormField, answer: string): Checked {
  const isAddress = field.type === 'email' || field.type === 'phone';
  const text = answer
    .replace(/\r\n?/g, '\n')
    .replace(isAddress ? invisibleInAddresses : invisible, '')
    .trim();
  if (!visible.test(text)) return nothing;
  const isLong = field.type === 'textarea';
  const max = isLong ? maxCharacters.textarea : maxCharacters.text;
  if (text.length > max) return { fault: { kind: 'too_long', maxCharacters: max } };
  if (!isReadable(text, isLong)) return { fault: { kind: 'unreadable' } };
  if (field.type === 'email' && !isEmail(text)) return { fault: { kind: 'invalid_email', found: text } };
  if (field.type === 'phone') return checkPhone(text);
  const isChoice = field.type === 'select' || field.type === 'radio';
  if (isChoice && !field.options.includes(text)) return { fault: { kind: 'not_an_option', found: text } };
  return { answer: text };
}

function checkPhone(text: string): Checked {
  const number = toE164(text);
  return number ? { answer: number } : { fault: { kind: 'invalid_phone', found: text } };
}

function checkOptions(field: BookingFormField, chosen: readonly string[]): Checked {
  const stranger = chosen.find((option) => !field.options.includes(option));
  if (stranger !== undefined) return { fault: { kind: 'not_an_option', found: stranger.slice(0, maxCharacters.text) } };
  const kept = field.options.filter((option) => chosen.includes(option));
  return { answer: kept.length > 0 ? kept : undefined };
}

function checkEmails(answer: readonly string[]): Checked {
  const byAddress = new Map<string, string>();
  for (const entry of answer) {
    const email = entry.replace(invisibleInAddresses, '').trim();
    if (email === '') continue;
    if (!isEmail(email)) return { fault: { kind: 'invalid_email', found: email.slice(0, maxCharacters.text) } };
    if (!byAddress.has(email.toLowerCase())) byAddress.set(email.toLowerCase(), email);
  }
  if (byAddress.size > maxEmails) return { fault: { kind: 'too_many', max: maxEmails } };
  return { answer: byAddress.size > 0 ? [...byAddress.values()] : undefined };
}

function wrongShape(expected: 'text' | 'tick' | 'list'): Checked {
  return { fault: { kind: 'wrong_shape', expected } };
}

/** Turn the direction of all that follows, and so make a name look like another one. */
const directionOverrides = /[\u202A-\u202E\u2066-\u2069]/;

// Control characters break mail headers and calendar files, and half a surrogate pair breaks every encoding.
function isReadable(text: string, allowLines: boolean): boolean {
  const isPlain = !/\p{Cc}/u.test(allowLines ? text.replace(/[\n\t]/g, '') : text);
  return text.isWellFormed() && isPlain && !directionOverrides.test(text);
}
