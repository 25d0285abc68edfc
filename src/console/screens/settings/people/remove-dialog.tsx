import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Member } from '../../../../contract/index.ts';
import { formatInstant } from '../../../../time/index.ts';
import { change, now, useData } from '../../../data/index.ts';
import { Announced, announce, Button, Dialog, describeError, Notice, Show, useAction } from '../../../ui/index.ts';
import { Clashes } from './clashes.tsx';
import { nameOf } from './name-of.ts';
import { type Progress, type ReassignResult, reassignAll, upcomingOf } from './reassign-all.ts';
import { type Choice, UpcomingBookings } from './upcoming-bookings.tsx';
import { words } from './words/index.ts';

type RemoveProps = { readonly member: Member; readonly colleagues: readonly Member[]; readonly onClose: () => void };

/** Asks what to do with the bookings of a member, then removes the member. */
export function RemoveDialog({ member, colleagues, onClose }: RemoveProps) {
  const texts = words.current;
  const name = nameOf(member);
  const [from] = useState(formatInstant(now(), 0));
  const upcoming = useData('listEvents', { query: { ...upcomingOf(member, from), per_page: 1 } });
  const count = upcoming.state === 'ready' ? upcoming.data.total : 0;
  const [choice, setChoice] = useState<Choice>({
    kind: colleagues.length > 0 ? 'reassign' : 'cancel',
    colleagueId: colleagues[0]?.id,
    reason: '',
  });
  const [progress, setProgress] = useState<Progress | undefined>(undefined);
  const [last, setLast] = useState<{ readonly to: Member; readonly result: ReassignResult } | undefined>(undefined);
  const isOpen = useRef(true);
  useLayoutEffect(
    () => () => {
      isOpen.current = false;
    },
    [],
  );

  const remove = useAction(async () => {
    const to = colleagues.find(({ id }) => id === choice.colleagueId);
    if (count > 0 && choice.kind === 'reassign' && to) {
      const isStopped = () => !isOpen.current;
      const result = await reassignAll({ from: member, to, onProgress: setProgress, isStopped });
      // Closing the dialog in the meantime cancels the removal.
      if (isStopped()) return;
      setProgress(undefined);
      setLast({ to, result });
      if (result.error !== undefined) throw result.error;
      const obstacles = [
        ...(result.clashes.length > 0 ? [texts.clashes(nameOf(to))] : []),
        ...(result.placeless.length > 0 ? [texts.placeless(nameOf(to))] : []),
      ];
      if (obstacles.length > 0) return announce(obstacles.join(' '));
    }
    const isCanceling = count > 0 && choice.kind === 'cancel';
    const reason = choice.reason.trim();
    const query = isCanceling ? { events: 'cancel', ...(reason && { reason }) } : { events: 'refuse' };
    await change('removeMember', { params: { id: member.id }, query });
    announce(texts.removed(name));
    onClose();
  });
  const labels = { reassign: texts.confirmReassign, cancel: texts.confirmCancel };
  return (
    <Dialog
      title={texts.removeTitle(name)}
      onClose={onClose}
      staysOpen
      actions={
        <>
          <Button onClick={onClose}>{texts.notNow}</Button>
          <Button kind="danger" isDisabled={upcoming.state !== 'ready'} isBusy={remove.isRunning} onClick={remove.run}>
            {count > 0 ? labels[choice.kind] : texts.confirmRemove}
          </Button>
        </>
      }
    >
      <p>{texts.removeText}</p>
      {last && <Clashes to={last.to} result={last.result} />}
      {remove.error !== undefined && <Notice tone="bad">{describeError(remove.error)}</Notice>}
      <Show loaded={upcoming} rows={1}>
        {() =>
          count > 0 && <UpcomingBookings count={count} colleagues={colleagues} choice={choice} onChoice={setChoice} />
        }
      </Show>
      {progress && <Announced text={texts.progress(progress.doneCount, progress.total)} />}
    </Dialog>
  );
}
