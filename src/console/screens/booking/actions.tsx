import { useEffect, useState } from 'preact/hooks';
import type { EventType } from '../../../contract/index.ts';
import { change, type LoadState, useNow } from '../../data/index.ts';
import { LocationAction, type Meeting } from '../../meetings/index.ts';
import { signedIn } from '../../session/index.ts';
import { announce, Button, describeError, Notice, useAction } from '../../ui/index.ts';
import { BookAgain } from './book-again.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import { ReassignDialog } from './reassign/index.ts';
import { Reschedule } from './reschedule.tsx';
import { canChangeOutcome, clearResult } from './result.tsx';
import { words } from './words/index.ts';

type ActionsProps = { readonly meeting: Meeting; readonly eventType: LoadState<EventType> };

/** The possible actions on a booking: before it starts, after it, or once it is canceled. */
export function Actions({ meeting, eventType }: ActionsProps) {
  const texts = words.current;
  const now = useNow();
  const [open, setOpen] = useState<'reschedule' | 'reassign' | 'cancel' | 'again' | undefined>(undefined);
  const { event, start, end } = meeting;
  const close = () => setOpen(undefined);
  useEffect(() => clearResult, []);
  // A member sees only their own bookings, and cannot reassign them.
  const isStaff = signedIn().role !== 'member';
  const isConfirmed = event.status === 'confirmed';
  const isAhead = isConfirmed && start > now;
  const canMark = isConfirmed && canChangeOutcome(meeting, now) && event.outcome !== 'no_show';
  // If the event type could not be loaded, the dialog says so and offers a retry, during which the button stays.
  const isBookable = eventType.state === 'ready' ? eventType.data.archived_at === null : eventType.state === 'failed';
  const canRepeat = isBookable && event.erased_at === undefined;
  return (
    <>
      {isConfirmed && end > now && <LocationAction location={event.location} kind="primary" />}
      {isAhead && <Button onClick={() => setOpen('reschedule')}>{texts.reschedule.open}</Button>}
      {isAhead && isStaff && <Button onClick={() => setOpen('reassign')}>{texts.reassign.open}</Button>}
      {isAhead && <Button onClick={() => setOpen('cancel')}>{texts.cancel.open}</Button>}
      {canMark && <MarkNoShow meeting={meeting} />}
      {!isAhead && (canRepeat || open === 'again') && (
        <Button onClick={() => setOpen('again')}>{texts.again.open}</Button>
      )}
      {open === 'reschedule' && <Reschedule meeting={meeting} eventType={eventType} onClose={close} />}
      {open === 'reassign' && <ReassignDialog event={event} eventType={eventType} onClose={close} />}
      {open === 'again' && <BookAgain meeting={meeting} eventType={eventType} onClose={close} />}
      {open === 'cancel' && <CancelDialog event={event} onClose={close} />}
    </>
  );
}

function MarkNoShow({ meeting: { event } }: { readonly meeting: Meeting }) {
  const { noShow } = words.current;
  const mark = useAction(async () => {
    await change('markEventNoShow', { params: { id: event.id }, body: { absent: true } });
    announce(noShow.marked(event.invitee.name));
  });
  return (
    <>
      <Button onClick={mark.run} isBusy={mark.isRunning}>
        {noShow.mark}
      </Button>
      {mark.error !== undefined && <Notice tone="bad">{describeError(mark.error)}</Notice>}
    </>
  );
}
