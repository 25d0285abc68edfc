import { type ComposedEmail, type Fact, isolated, type Line } from '../content/index.ts';
import { plainText } from './marked-text.ts';

/** Renders an email as plain text. */
export function renderText(email: ComposedEmail): string {
  const { brand, hello, opening, facts, actions, answers, notes, dir } = email;
  const blocks = [
    [brand?.name ? isolated(brand.name) : ''],
    [hello],
    [opening],
    ...facts.map(linesOfFact),
    ...actions.map(({ label, href }) => [label, href]),
    ...(answers ? [[headingLine(answers.heading)], ...answers.facts.map(linesOfFact), [answers.more]] : []),
    ['--', ...notes],
  ];
  const paragraphs = blocks.map((lines) => lines.join('\n')).filter((block) => block !== '');
  return `${plainText(paragraphs.join('\n\n'), dir)}\n`;
}

function linesOfFact({ label, lines }: Fact): string[] {
  return [label, ...lines.map(textOf)];
}

/** A link is written out, unless its text is the address. */
function textOf({ text, href }: Line): string {
  return href !== undefined && /^https:/i.test(href) ? href : text;
}

function headingLine(heading: string): string {
  return `== ${heading} ==`;
}
