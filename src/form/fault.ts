/** An answer in JSON: a string, `true`, or an array of strings. */
export type AnswerShape = 'text' | 'tick' | 'list';

/** What is wrong with one answer. The page words it in its language, the service in `faultSentence`. */
export type Fault =
  | { readonly kind: 'required' }
  | { readonly kind: 'unknown_field' }
  | { readonly kind: 'wrong_shape'; readonly expected: AnswerShape }
  | { readonly kind: 'too_long'; readonly maxCharacters: number }
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'not_an_option'; readonly found: string }
  | { readonly kind: 'invalid_email'; readonly found: string }
  | { readonly kind: 'invalid_phone'; readonly found: string }
  | { readonly kind: 'too_many'; readonly max: number }
  /** All fields for guests together hold too many. */
  | { readonly kind: 'too_many_guests'; readonly max: number; readonly found: number };

/** Returns what is wrong as an English sentence without its subject, such as "is required". */
export function faultSentence(fault: Fault): string {
  switch (fault.kind) {
    case 'required':
      return 'is required';
    case 'unknown_field':
      return 'is not an active field of this booking form';
    case 'wrong_shape':
      return `must be ${shapes[fault.expected]}`;
    case 'too_long':
      return `must be ${fault.maxCharacters} characters or fewer`;
    case 'unreadable':
      return 'must not contain control characters or characters that change the text direction';
    case 'not_an_option':
      return `must be one of the options, found "${fault.found}"`;
    case 'invalid_email':
      return `must be an email address like name@example.org, found "${fault.found}"`;
    case 'invalid_phone':
      return `must be a phone number with its country code, like +49 30 123456, found "${fault.found}"`;
    case 'too_many':
      return `must have ${fault.max} entries or fewer`;
    case 'too_many_guests':
      return `must list ${fault.max} guests or fewer in total, found ${fault.found}`;
  }
}

const shapes: Readonly<Record<AnswerShape, string>> = {
  text: 'a string',
  tick: 'true or false',
  list: 'an array of strings',
};
