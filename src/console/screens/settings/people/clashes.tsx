import type { Event, Member } from '../../../../contract/index.ts';
import { momentText, withComma } from '../../../formats/index.ts';
import { hrefTo } from '../../../routing/index.ts';
import { Notice } from '../../../ui/index.ts';
import { nameOf } from './name-of.ts';
import type { ReassignResult } from './reassign-all.ts';
import { words } from './words/index.ts';

/** How many bookings a colleague received, and those that were not reassigned, by reason. */
export function Clashes({
  to,
  result: { count, clashes, placeless },
}: {
  readonly to: Member;
  readonly result: ReassignResult;
}) {
  const texts = words.current;
  return (
    <>
      {count > 0 && <Notice tone="good">{texts.reassigned(count, nameOf(to))}</Notice>}
      <RemainingBookings events={clashes} sentence={texts.clashes(nameOf(to))} />
      <RemainingBookings events={placeless} sentence={texts.placeless(nameOf(to))} />
    </>
  );
}

function RemainingBookings({ events, sentence }: { readonly events: readonly Event[]; readonly sentence: string }) {
  if (events.length === 0) return null;
  return (
    <Notice tone="warning">
      <p>{sentence}</p>
      <ul>
        {events.map(({ id, start, invitee }) => (
          <li key={id}>
            <a href={hrefTo(`/bookings/${id}`)}>{withComma(invitee.name, momentText(start))}</a>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
