import type { SlotExplanation } from '../../../contract/index.ts';
import { requireInstant } from '../../../time/index.ts';
import { timeIn } from '../../formats/index.ts';
import { Icon } from '../../ui/index.ts';
import type { ExplanationContext } from './explanation-context.ts';
import { sentencesOf } from './sentence.ts';
import { words } from './words/index.ts';

type StartsProps = { readonly explanation: SlotExplanation; readonly context: ExplanationContext };

/** The starts of the day, each with the reasons why it is not offered. */
export function Starts({ explanation, context }: StartsProps) {
  const { none, offered, notOffered, count } = words.current;
  const { starts } = explanation;
  if (starts.length === 0) return <p class="muted">{none}</p>;
  return (
    <>
      <p class="muted small">{count(explanation.offered.length, starts.length)}</p>
      <ul class="why-starts">
        {starts.map((start) => {
          const isOffered = start.refusals.length === 0;
          return (
            <li key={start.start} class={isOffered ? 'offered' : 'refused'}>
              <time dateTime={start.start}>{timeIn(requireInstant(start.start), context.zone)}</time>
              <Icon name={isOffered ? 'check' : 'cross'} />
              <span>
                {isOffered ? (
                  <span class="muted">{offered}</span>
                ) : (
                  <>
                    <span class="visually-hidden">{notOffered}: </span>
                    {sentencesOf(start, explanation, context).join('\n')}
                  </>
                )}
              </span>
            </li>
          );
        })}
      </ul>
    </>
  );
}
