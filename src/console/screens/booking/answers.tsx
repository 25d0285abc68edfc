import type { Answer, BookingFormField, Event } from '../../../contract/index.ts';
import { isContactField, isGuestField } from '../../../form/index.ts';
import { listText } from '../../formats/index.ts';
import { Card } from '../../ui/index.ts';
import { words } from './words/index.ts';

type AnswersProps = { readonly event: Event; readonly fields: readonly BookingFormField[] };

/** The invitee's answers, under the labels of the form. Name, address and guests are shown above. */
export function Answers({ event, fields }: AnswersProps) {
  const texts = words.current.answers;
  const rows = rowsOf(event, fields);
  return (
    <Card title={texts.title}>
      {rows.length === 0 && <p class="muted">{texts.none}</p>}
      <dl class="facts">
        {rows.map(({ identifier, label, answer, isPhone }) => (
          <div class="fact" key={identifier}>
            <dt>
              <bdi>{label}</bdi>
            </dt>
            <dd class="answer">
              <AnswerText answer={answer} isPhone={isPhone} />
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

type AnswerTextProps = { readonly answer: Answer; readonly isPhone: boolean };

/** An answer as text. A phone number can be called. */
function AnswerText({ answer, isPhone }: AnswerTextProps) {
  const text = <bdi>{textOf(answer)}</bdi>;
  return isPhone && typeof answer === 'string' ? <a href={`tel:${answer.replace(/[^+\d]/g, '')}`}>{text}</a> : text;
}

type Row = AnswerTextProps & { readonly identifier: string; readonly label: string };

/** In the order of the form. Answers to removed fields come last, under their identifiers. */
function rowsOf({ answers }: Event, fields: readonly BookingFormField[]): Row[] {
  const labels = new Map(fields.map(({ identifier, label }) => [identifier, label]));
  const phones = new Set(fields.filter(({ type }) => type === 'phone').map(({ identifier }) => identifier));
  const order = [...labels.keys()];
  const shownAbove = new Set(fields.filter(isGuestField).map(({ identifier }) => identifier));
  const rank = (identifier: string) => (labels.has(identifier) ? order.indexOf(identifier) : order.length);
  return Object.entries(answers)
    .filter(([identifier]) => !isContactField({ identifier }) && !shownAbove.has(identifier))
    .filter(([, answer]) => !isEmpty(answer))
    .sort(([one], [other]) => rank(one) - rank(other))
    .map(([identifier, answer]) => ({
      identifier,
      label: labels.get(identifier) ?? identifier,
      answer,
      isPhone: phones.has(identifier),
    }));
}

function isEmpty(answer: Answer): boolean {
  return typeof answer !== 'boolean' && answer.length === 0;
}

function textOf(answer: Answer): string {
  const { yes, no } = words.current.answers;
  if (typeof answer === 'boolean') return answer ? yes : no;
  return typeof answer === 'string' ? answer : listText(answer);
}
