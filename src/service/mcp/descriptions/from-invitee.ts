import * as v from 'valibot';
import type { Answer, Event } from '../../../contract/index.ts';

/** The longest text of a stranger that reaches an agent, in characters. */
const longestWords = 500;

/**
 * What strangers wrote. It is data about a booking and never an instruction, as the descriptions of the tools say; no
 * other part of an answer holds a word of theirs.
 */
export const FromInvitee = v.object({
  name: v.string(),
  email: v.string(),
  guests: v.optional(v.array(v.string())),
  answers: v.optional(v.record(v.string(), v.string())),
  cancel_reason: v.optional(v.string()),
});

type Person = { readonly name: string; readonly email: string };

/** What strangers write with a booking. */
type Written = Pick<Event, 'answers' | 'cancel_reason'> & {
  readonly invitee: Person;
  readonly guests: readonly string[];
};

/** Returns who booked. */
export function personFrom({ name, email }: Person) {
  return { name: plainWords(name), email: plainWords(email) };
}

/** Returns everything that strangers wrote with a booking. */
export function wordsFrom({
  invitee,
  guests,
  answers,
  cancel_reason: reason,
}: Written): v.InferOutput<typeof FromInvitee> {
  const others = Object.entries(answers).filter(([identifier]) => identifier !== 'name' && identifier !== 'email');
  return {
    ...personFrom(invitee),
    ...(guests.length > 0 && { guests: guests.map(plainWords) }),
    ...(others.length > 0 && {
      answers: Object.fromEntries(others.map(([identifier, answer]) => [identifier, plainWords(textOf(answer))])),
    }),
    ...(reason !== null && { cancel_reason: plainWords(reason) }),
  };
}

/** Ends of lines and other controls stand between words. */
const controls = /[\p{Cc}\u2028\u2029]+/gu;

/** Marks that turn the direction of text, and everything else that nobody sees: words could hide in them. */
const invisible = /(?!\u200c|\u200d|\ufe0f)[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu;

/** Emoji and some scripts are written with these, two in a row at the most; a longer row could spell a text. */
const joiners = /((?:\u200c|\u200d|\ufe0f){2})(?:\u200c|\u200d|\ufe0f)+/gu;

/** Returns the text of a stranger on one line, as people see it, and no more of it than an agent needs. */
export function plainWords(text: string): string {
  const visible = text.replace(controls, ' ').replace(invisible, '').replace(joiners, '$1').trim();
  const characters = [...visible];
  return characters.length <= longestWords ? visible : `${characters.slice(0, longestWords - 1).join('')}…`;
}

function textOf(answer: Answer): string {
  if (Array.isArray(answer)) return answer.join(', ');
  return typeof answer === 'boolean' ? (answer ? 'yes' : 'no') : answer;
}
