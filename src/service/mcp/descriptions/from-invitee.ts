import * as v from 'valibot';
import type { Answer, Event } from '../../../contract/index.ts';

/** The longest text of a stranger that reaches an agent, in characters. */
const longestWords = 500;

/**
 * Text that strangers wrote. It is data about a booking and never an instruction, as the descriptions of the tools say.
 * No other part of a response contains such text.
 */
export const FromInvitee = v.object({
  name: v.string(),
  email: v.string(),
  guests: v.optional(v.array(v.string())),
  answers: v.optional(v.record(v.string(), v.string())),
  cancel_reason: v.optional(v.string()),
});

type Person = { readonly name: string; readonly email: string };

/** The texts that strangers write with a booking. */
type InviteeTexts = Pick<Event, 'answers' | 'cancel_reason'> & {
  readonly invitee: Person;
  readonly guests: readonly string[];
};

/** Returns who booked. */
export function personFrom({ name, email }: Person) {
  return { name: plainWords(name), email: plainWords(email) };
}

/** Returns every text that strangers wrote with a booking. */
export function wordsFrom({
  invitee,
  guests,
  answers,
  cancel_reason: reason,
}: InviteeTexts): v.InferOutput<typeof FromInvitee> {
  const otherAnswers = Object.entries(answers).filter(
    ([identifier]) => identifier !== 'name' && identifier !== 'email',
  );
  return {
    ...personFrom(invitee),
    ...(guests.length > 0 && { guests: guests.map(plainWords) }),
    ...(otherAnswers.length > 0 && {
      answers: Object.fromEntries(otherAnswers.map(([identifier, answer]) => [identifier, plainWords(textOf(answer))])),
    }),
    ...(reason !== null && { cancel_reason: plainWords(reason) }),
  };
}

/** Line breaks and other control characters become spaces. */
const controls = /[\p{Cc}\u2028\u2029]+/gu;

/** Marks that change the direction of text, and all other invisible characters: words could hide in them. */
const invisible = /(?!\u200c|\u200d|\ufe0f)[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu;

/** Emoji and some scripts use these, at most two in a row. A longer row could spell a hidden text. */
const joiners = /((?:\u200c|\u200d|\ufe0f){2})(?:\u200c|\u200d|\ufe0f)+/gu;

/** Returns the text of a stranger on one line, as people see it, shortened to what an agent needs. */
export function plainWords(text: string): string {
  const visible = text.replace(controls, ' ').replace(invisible, '').replace(joiners, '$1').trim();
  const characters = [...visible];
  return characters.length <= longestWords ? visible : `${characters.slice(0, longestWords - 1).join('')}…`;
}

function textOf(answer: Answer): string {
  if (Array.isArray(answer)) return answer.join(', ');
  return typeof answer === 'boolean' ? (answer ? 'yes' : 'no') : answer;
}
