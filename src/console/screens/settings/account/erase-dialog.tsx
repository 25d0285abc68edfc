import { clientEndpoints } from '../../../../contract/index.ts';
import { send } from '../../../data/index.ts';
import { type Action, Confirm } from '../../../ui/index.ts';
import { words } from './words/index.ts';

/** Counts the contacts whose data is erased soon if the number of months changes; null is never. */
export async function countErased(before: number | null, months: number | null): Promise<number> {
  // With more months, fewer contacts are due than before.
  if (months === null || (before !== null && months >= before)) return 0;
  const query = { inactive_months: `${months}`, per_page: '1' };
  return (await send(clientEndpoints.listContacts, { query })).total;
}

type EraseDialogProps = {
  readonly count: number;
  readonly months: number;
  readonly confirm: Action;
  readonly onClose: () => void;
};

/** Asks before a setting is saved that erases contacts soon. */
export function EraseDialog({ count, months, confirm, onClose }: EraseDialogProps) {
  const texts = words.current.erase;
  return (
    <Confirm title={texts.title(count)} confirmLabel={texts.submit} action={confirm} onClose={onClose}>
      <p>{texts.since(months)}</p>
      <p>{texts.text}</p>
    </Confirm>
  );
}
