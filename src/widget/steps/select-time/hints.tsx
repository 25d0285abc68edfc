import type { Booking } from '../../model/index.ts';
import { useOnline } from '../../ui/index.ts';
import { useAnnouncement } from './use-announcement.ts';

/** Short remarks about anything unexpected: a dry run, the connection, the visible month, the selected time. */
export function Hints({ booking }: { booking: Booking }) {
  const { messages } = booking.language.value;
  const isOnline = useOnline();
  useAnnouncement(booking, isOnline ? '' : messages.offlineKept);
  const sentences = { chosen: messages.timeGone, preselected: messages.preselectedGone };
  return (
    <>
      {booking.isDryRun.value && <p class="hint">{messages.dryRun}</p>}
      {!isOnline && <p class="hint">{messages.offlineKept}</p>}
      {booking.skippedMonthHint.value && <p class="hint">{booking.skippedMonthHint.value}</p>}
      {booking.loss.value && <p class="hint">{sentences[booking.loss.value]}</p>}
    </>
  );
}
