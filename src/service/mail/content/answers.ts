import type { Answer } from '../../../contract/index.ts';
import { isContactField, isGuestField } from '../../../form/index.ts';
import type { Words } from '../words/index.ts';
import type { Fact, Line } from './composed-letter.ts';
import { isolated, linesOf } from './foreign-text.ts';
import type { LetterContent } from './letter-content.ts';

/** What facts and answers together may take, in bytes as they are written: mail programs cut a page that is too long. */
const mostBytes = 30_000;
/** What the page needs around each answer, and around each of its lines. */
const [bytesAround, bytesAroundLine] = [140, 20];

type WrittenAnswers = {
  readonly facts: readonly Fact[];
  /** How many were left out. */
  readonly leftOut: number;
};

export type AnswerOptions = {
  readonly words: Words;
  /** What else the letter says, which takes room. */
  readonly besides: readonly Fact[];
};

/**
 * Writes what the invitee answered, each with the label of its question, in the order of the form. Their name, their
 * address and their guests stand elsewhere. Nothing an answer holds becomes a link.
 */
export function answersOf(content: LetterContent, { words, besides }: AnswerOptions): WrittenAnswers {
  const answers = [...answersWithField(content, words), ...answersWithoutField(content, words)];
  const kept = answers.slice(0, countThatFit(answers, mostBytes - sumOf(besides.map(bytesOf))));
  return { facts: kept, leftOut: answers.length - kept.length };
}

function answersWithField({ kind, fields, event }: LetterContent, words: Words): Fact[] {
  return fields.flatMap((field) => {
    if (isContactField(field) || isGuestField(field)) return [];
    const isBox = field.type === 'checkbox' && field.options.length === 0;
    const answer = event.answers[field.identifier];
    // A box that was not ticked leaves no answer. Later the form may ask what it did not when the event was booked.
    if (answer === undefined && !(isBox && field.is_active && kind === 'created')) return [];
    return [{ label: isolated(field.label), lines: linesOfAnswer(answer ?? false, words) }];
  });
}

/** Lists the answers to questions that the form no longer asks, by their identifiers. */
function answersWithoutField({ fields, event }: LetterContent, words: Words): Fact[] {
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

function countThatFit(facts: readonly Fact[], mostBytes: number): number {
  let bytes = 0;
  const first = facts.findIndex((fact) => {
    bytes += bytesOf(fact);
    return bytes > mostBytes;
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
  // "&quot;" is the longest that a character becomes where its letter is written as a page.
  return Buffer.byteLength(text.replace(/[&<>"']/g, '&quot;'));
}
