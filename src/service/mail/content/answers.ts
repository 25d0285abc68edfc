import type { Answer } from '../../../contract/index.ts';
import { isContactField, isGuestField } from '../../../form/index.ts';
import type { Words } from '../words/index.ts';
import type { Fact, Line } from './composed-email.ts';
import type { EmailContent } from './email-content.ts';
import { isolated, linesOf } from './foreign-text.ts';

/**
 * The most space for facts and answers together, in bytes of the written email: mail programs cut off a page that is
 * too long.
 */
const maxBytes = 30_000;
/** The markup around each answer, and around each of its lines, in bytes. */
const [bytesAround, bytesAroundLine] = [140, 20];

type WrittenAnswers = {
  readonly facts: readonly Fact[];
  /** How many answers were left out. */
  readonly omittedCount: number;
};

export type AnswerOptions = {
  readonly words: Words;
  /** The rest of the email, which takes up space. */
  readonly besides: readonly Fact[];
};

/**
 * Writes the answers of the invitee, each with the label of its question, in the order of the form. Their name, their
 * address and their guests are written elsewhere. Nothing in an answer becomes a link.
 */
export function answersOf(content: EmailContent, { words, besides }: AnswerOptions): WrittenAnswers {
  const answers = [...answersWithField(content, words), ...answersWithoutField(content, words)];
  const facts = answers.slice(0, countThatFit(answers, maxBytes - sumOf(besides.map(bytesOf))));
  return { facts, omittedCount: answers.length - facts.length };
}

function answersWithField({ kind, fields, event }: EmailContent, words: Words): Fact[] {
  return fields.flatMap((field) => {
    if (isContactField(field) || isGuestField(field)) return [];
    const isBox = field.type === 'checkbox' && field.options.length === 0;
    const answer = event.answers[field.identifier];
    // An empty checkbox leaves no answer. The form may have gained questions after the booking.
    if (answer === undefined && !(isBox && field.is_active && kind === 'created')) return [];
    return [{ label: isolated(field.label), lines: linesOfAnswer(answer ?? false, words) }];
  });
}

/** Lists the answers to questions that the form no longer has, by their identifiers. */
function answersWithoutField({ fields, event }: EmailContent, words: Words): Fact[] {
  const identifiers = new Set(fields.map(({ identifier }) => identifier));
  return Object.entries(event.answers).flatMap(([identifier, answer]) => {
    if (identifiers.has(identifier) || isContactField({ identifier })) return [];
    return [{ label: isolated(identifier), lines: linesOfAnswer(answer, words) }];
  });
}

function linesOfAnswer(answer: Answer, words: Words): Line[] {
  if (typeof answer === 'boolean') return [{ text: answer ? words.yes : words.no }];
  const lines = typeof answer === 'string' ? linesOf(answer) : answer;
  return lines.map((line) => ({ text: line.trim() ? isolated(line) : '' }));
}

function countThatFit(facts: readonly Fact[], maxBytes: number): number {
  let bytes = 0;
  const first = facts.findIndex((fact) => {
    bytes += bytesOf(fact);
    return bytes > maxBytes;
  });
  return first === -1 ? facts.length : first;
}

function bytesOf({ label, lines }: Fact): number {
  const texts = lines.map(({ text, href = '' }) => bytesOfText(text) + bytesOfText(href) + bytesAroundLine);
  return sumOf([bytesOfText(label), bytesAround, ...texts]);
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}

function bytesOfText(text: string): number {
  // "&quot;" is the longest form of a character in HTML.
  return Buffer.byteLength(text.replace(/[&<>"']/g, '&quot;'));
}
