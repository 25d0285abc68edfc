import type { BookingFormField, FieldType } from '../contract/index.ts';
import type { AnswerShape, Fault } from './fault.ts';
import { addressWrapping, isEmail, toE164, zeroWidthCharacters } from './formats/index.ts';

/** The properties of a type of field. */
export type FieldTypeRow = {
  /** The JSON type of an answer. */
  readonly shape: AnswerShape;
  /** The JSON type of an answer to a field without options, if it differs. */
  readonly shapeWithoutOptions?: AnswerShape;
  /** Whether a field of the type must, may or cannot have options. Where it has any, they are the only answers. */
  readonly options: 'required' | 'optional' | 'none';
  /** The longest text, of an answer or of an entry of a list, in characters. */
  readonly maxCharacters: number;
  /** The most entries of a list without options. */
  readonly maxEntries?: number;
  /** Whether an answer may hold line breaks and tabs. @default false */
  readonly isMultiline?: boolean;
  /** Whether the entries of a list are guests of the invitee. @default false */
  readonly namesGuests?: boolean;
  /** Characters that are removed from an answer. */
  readonly dropped: RegExp;
  /** Reads a text that is not empty, or an entry of a list. @default any text is accepted as it is */
  readonly parse?: (text: string) => { readonly answer: string } | { readonly fault: Fault };
  /** Whether the form shows how it understood a valid answer. @default false */
  readonly isEchoed?: boolean;
  /** Attributes of the `<input>` for an answer; undefined if another element is used. */
  readonly input?: InputAttributes;
};

/** Attributes of an `<input>`, by their names as properties of Preact (WHATWG HTML, 4.10.5 and 6.8). */
export type InputAttributes = {
  readonly type: 'text' | 'email' | 'tel';
  readonly inputMode?: 'email' | 'tel';
  readonly autocomplete: 'off' | 'tel';
  readonly dir?: 'ltr';
  readonly autocapitalize?: 'off';
  readonly spellcheck?: false;
};

/** The most guests that an invitee may bring. */
export const maxGuests = 10;

const line = { shape: 'text', options: 'none', maxCharacters: 255, dropped: zeroWidthCharacters } as const;
const address = { ...line, dropped: addressWrapping };
const emailInput = { inputMode: 'email', autocomplete: 'off', autocapitalize: 'off', spellcheck: false } as const;

/**
 * The types of fields, one row each. The contract holds their names: a name without a row here, or without a control in
 * the widget, does not compile. A name that the database does not accept fails a test of the store.
 */
export const fieldTypeRows: Readonly<Record<FieldType, FieldTypeRow>> = {
  text: { ...line, input: { type: 'text', autocomplete: 'off' } },
  textarea: { ...line, maxCharacters: 2000, isMultiline: true },
  select: { ...line, options: 'required' },
  // Without options it is one box to tick.
  checkbox: { ...line, shape: 'list', shapeWithoutOptions: 'tick', options: 'optional' },
  radio: { ...line, options: 'required' },
  phone: {
    ...address,
    parse: parsePhone,
    isEchoed: true,
    // Digits have no direction of their own: in right-to-left text their groups would change places.
    input: { type: 'tel', inputMode: 'tel', autocomplete: 'tel', dir: 'ltr' },
  },
  email: { ...address, parse: parseEmail, input: { ...emailInput, type: 'email' } },
  multiple_emails: {
    ...address,
    shape: 'list',
    maxEntries: maxGuests,
    namesGuests: true,
    parse: parseEmail,
    isEchoed: true,
    // Not `email`, which would refuse the comma between two addresses.
    input: { ...emailInput, type: 'text' },
  },
};

/** Returns the JSON type of an answer to a field. */
export function answerShape({ type, options }: Pick<BookingFormField, 'type' | 'options'>): AnswerShape {
  const { shape, shapeWithoutOptions = shape } = fieldTypeRows[type];
  return options.length > 0 ? shape : shapeWithoutOptions;
}

function parseEmail(text: string) {
  if (isEmail(text)) return { answer: text };
  return { fault: { kind: 'invalid_email', found: text.slice(0, line.maxCharacters) } } as const;
}

function parsePhone(text: string) {
  const answer = toE164(text);
  return answer ? { answer } : ({ fault: { kind: 'invalid_phone', found: text } } as const);
}
