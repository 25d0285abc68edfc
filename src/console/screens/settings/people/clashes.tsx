import type { Member } from '../../../../contract/index.ts';
import { momentText, withComma } from '../../../formats/index.ts';
import { hrefTo } from '../../../routing/index.ts';
import { Notice } from '../../../ui/index.ts';
import { nameOf } from './name-of.ts';
import type { Reassigned } from './reassign-all.ts';
import { words } from './words/index.ts';

/** What a colleague got, and the bookings that stay because the colleague is busy then. */
export function Clashes({ to, result: { count, clashes } }: { readonly to: Member; readonly result: Reassigned }) {
  const own = words.current;
  return (
    <>
      {count > 0 && <Notice tone="good">{own.reassigned(count, nameOf(to))}</Notice>}
      {clashes.length > 0 && (
        <Notice tone="warning">
          <p>{own.clashes(nameOf(to))}</p>
          <ul>
            {clashes.map(({ id, start, invitee }) => (
              <li key={id}>
                <a href={hrefTo(`/bookings/${id}`)}>{withComma(invitee.name, momentText(start))}</a>
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  );
}
