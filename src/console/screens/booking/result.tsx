import { signal } from '@preact/signals';
import { type Event, type Mail, outcomeDays } from '../../../contract/index.ts';
import { mailtoOf } from '../../../invite/index.ts';
import { addMinutes, type Instant } from '../../../time/index.ts';
import { change, useNow } from '../../data/index.ts';
import { cityOf, withColon } from '../../formats/index.ts';
import type { Meeting } from '../../meetings/index.ts';
import { announce, Button, describeError, LinkButton, Notice, useAction } from '../../ui/index.ts';
import { shellWords } from '../../words/index.ts';
import { momentIn } from './moment.ts';
import { words } from './words/index.ts';

/** An action on a booking: the email that it would send, and what was done as a sentence. */
type Action = { readonly kind: Mail['kind']; readonly sentence: string };

/** The last action on a booking, and whether its invitee was notified. */
type ShownResult = Action & { readonly eventId: string; readonly isNotified: boolean };

const shownResult = signal<ShownResult | undefined>(undefined);

/** Says what has just been done. Mentions mail to the invitee only if the server sends any. */
export function showResult(event: Event, action: Action): void {
  shownResult.value = { ...action, eventId: event.id, isNotified: event.mailed_to?.includes('invitee') ?? false };
  announce(action.sentence);
}

/** Clears the message of `showResult`. */
export function clearResult(): void {
  shownResult.value = undefined;
}

/** Returns whether the server still accepts a change of the outcome: after the start, for some days. */
export function canChangeOutcome({ start }: Meeting, now: Instant): boolean {
  return start < now && now <= addMinutes(start, outcomeDays * 24 * 60);
}

/** The last action, the mark of the booking, and a way to undo it, if any. */
export function Result({ meeting }: { readonly meeting: Meeting }) {
  const texts = words.current;
  const now = useNow();
  const { event } = meeting;
  const unmark = useAction(async () => {
    await change('markEventNoShow', { params: { id: event.id }, body: { absent: false } });
    announce(texts.noShow.unmarked);
  });
  const { name, email } = event.invitee;
  if (event.outcome === 'no_show') {
    return (
      <Notice
        tone="plain"
        action={
          canChangeOutcome(meeting, now) && (
            <Button onClick={unmark.run} isBusy={unmark.isRunning}>
              {shellWords.current.undo}
            </Button>
          )
        }
      >
        {unmark.error === undefined ? texts.noShow.marked(name) : describeError(unmark.error)}
      </Notice>
    );
  }
  if (shownResult.value?.eventId !== event.id) return null;
  const { kind, sentence, isNotified } = shownResult.value;
  const href = `${mailtoOf(email)}?subject=${encodeURIComponent(subjectOf(kind, meeting))}`;
  return isNotified ? (
    <Notice tone="good">
      {sentence} {texts.notified.yes(name)}
    </Notice>
  ) : (
    <Notice tone="warning" action={<LinkButton href={href}>{texts.notified.write}</LinkButton>}>
      {sentence} {texts.notified.no(name)}
    </Notice>
  );
}

/** Returns the subject of an email to the invitee: what is new, at the time in their zone. */
function subjectOf(kind: Mail['kind'], { event, start, inviteeZone }: Meeting): string {
  const { history, slots } = words.current;
  const news =
    kind === 'event.reassigned' ? event.host.name : slots.chosen(momentIn(start, inviteeZone), cityOf(inviteeZone));
  return withColon(history.mails[kind], news);
}
