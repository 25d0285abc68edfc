import type { Answer } from '../../../contract/index.ts';
import { ownOf } from '../../booking-form/index.ts';
import type { Messages } from '../../messages/index.ts';
import type { FormProps } from './form-props.ts';

/** All known answers, to be confirmed or changed. */
export function Review({ booking, form }: FormProps) {
  const { messages } = booking.language.value;
  const entries = form.fields.value.flatMap((field) => {
    const words = wordsOf(messages, ownOf(booking.answers.value, field.identifier));
    return words && !form.isHidden(field.identifier) ? [{ field, words }] : [];
  });
  return (
    <section class="review" aria-labelledby="review-title">
      <h4 id="review-title">{messages.checkAnswers}</h4>
      <dl>
        {entries.map(({ field, words }) => (
          <div key={field.identifier}>
            <dt>{field.label}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
      <button type="button" class="link" onClick={form.requestEdit}>
        {messages.change}
      </button>
    </section>
  );
}

function wordsOf(messages: Messages, answer: Answer | undefined): string {
  if (Array.isArray(answer)) return answer.join(', ');
  return answer === true ? messages.yes : String(answer || '');
}
