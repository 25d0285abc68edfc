import { limits, type Member } from '../../../../contract/index.ts';
import { signedIn } from '../../../session/index.ts';
import { Field, Select, TextArea } from '../../../ui/index.ts';
import { nameOf } from './name-of.ts';
import { words } from './words/index.ts';

/** What happens to the upcoming bookings of a removed host. */
export type Choice = {
  readonly kind: 'reassign' | 'cancel';
  readonly colleagueId: number | undefined;
  readonly reason: string;
};

type UpcomingProps = {
  readonly count: number;
  readonly colleagues: readonly Member[];
  readonly choice: Choice;
  readonly onChoice: (choice: Choice) => void;
};

/** The number of upcoming bookings of a host, and the choice of what happens to them. */
export function UpcomingBookings({ count, colleagues, choice, onChoice }: UpcomingProps) {
  const texts = words.current;
  const sendsMail = signedIn().sends_mail;
  const reasonHint = sendsMail ? texts.reasonHint : `${texts.reasonHint} ${texts.notNotified}`;
  const set = (part: Partial<Choice>) => onChoice({ ...choice, ...part });
  return (
    <div class="stack">
      <p>
        <strong>{texts.hosts(count)}</strong>
      </p>
      <Field label={texts.decide}>
        {(control) => (
          <Select
            {...control}
            value={choice.kind}
            choices={[
              { value: 'reassign', label: texts.choices.reassign, isDisabled: colleagues.length === 0 },
              { value: 'cancel', label: texts.choices.cancel },
            ]}
            onValue={(kind) => set({ kind })}
          />
        )}
      </Field>
      {choice.kind === 'reassign' ? (
        <Field
          label={texts.colleague}
          hint={`${texts.colleagueHint} ${sendsMail ? texts.notified : texts.notNotified}`}
        >
          {(control) => (
            <Select
              {...control}
              value={`${choice.colleagueId ?? ''}`}
              choices={colleagues.map((one) => ({ value: `${one.id}`, label: nameOf(one) }))}
              onValue={(id) => set({ colleagueId: Number(id) })}
            />
          )}
        </Field>
      ) : (
        <Field label={texts.reason} hint={reasonHint} isOptional>
          {(control) => (
            <TextArea
              {...control}
              value={choice.reason}
              onValue={(reason) => set({ reason })}
              maxLength={limits.removalReason}
            />
          )}
        </Field>
      )}
    </div>
  );
}
