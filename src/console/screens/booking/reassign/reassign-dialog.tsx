import { useState } from 'preact/hooks';
import {
  type Event,
  type EventHost,
  type EventType,
  fullName,
  limits,
  type Member,
} from '../../../../contract/index.ts';
import { change, type LoadState, RequestError, useData } from '../../../data/index.ts';
import {
  Field,
  FormDialog,
  fieldError,
  Select,
  Show,
  TextInput,
  TranslatedError,
  useAction,
} from '../../../ui/index.ts';
import { noticeText } from '../notice-text.ts';
import { showResult } from '../result.tsx';
import { withFreshData } from '../with-fresh-data.ts';
import { words } from '../words/index.ts';

type ReassignDialogProps = {
  readonly event: Event;
  readonly eventType: LoadState<EventType>;
  readonly onClose: () => void;
};

/** Asks which colleague hosts a booking from now on. */
export function ReassignDialog({ event, eventType, onClose }: ReassignDialogProps) {
  const members = useData('listMembers');
  const hosts = useData('listEventHosts', { params: { id: event.id } });
  const colleagues = members.state === 'ready' ? othersWhoHost(members.data, event) : [];
  // Without the list, everyone is offered: the server checks the one who is chosen.
  const hostsById = new Map(hosts.state === 'ready' ? hosts.data.map((one) => [one.user_id, one]) : []);
  const texts = words.current.reassign;
  const [draft, setDraft] = useState({ hostId: '', place: '' });
  const colleague = colleagues.find(({ id }) => String(id) === draft.hostId);
  const host = colleague ? fullName(colleague) : '';
  const reassign = useAction(async () => {
    const value = draft.place.trim();
    const location = value && { location: { type: event.location?.type ?? 'custom', value } };
    const body = { host_id: Number(draft.hostId), ...location };
    const request = withFreshData(change('reassignEvent', { params: { id: event.id }, body }));
    const next = await request.catch((error: unknown) => {
      throw saidOf(error, host);
    });
    onClose();
    showResult(next, { kind: 'event.reassigned', sentence: texts.done(next.host.name) });
  });
  function edit(next: Draft): void {
    // The server refused the previous choice, not this one.
    if (next.hostId !== draft.hostId) reassign.clearError();
    setDraft(next);
  }
  // A dialog focuses its first field when it opens, so there must be one before the colleagues have loaded.
  const hasFields = eventType.state !== 'failed' && (members.state === 'loading' || colleagues.length > 0);
  return (
    <FormDialog
      title={texts.title}
      submitLabel={texts.open}
      action={reassign}
      isDisabled={!colleague || !hasFields}
      onClose={onClose}
    >
      {hasFields ? (
        <ReassignFields
          event={event}
          eventType={eventType}
          choices={choicesOf(colleagues, hostsById)}
          draft={draft}
          host={host}
          error={reassign.error}
          onDraft={edit}
        />
      ) : (
        <Show loaded={eventType} rows={1}>
          {() => (
            <Show loaded={members} rows={1}>
              {() => <p>{texts.nobody}</p>}
            </Show>
          )}
        </Show>
      )}
    </FormDialog>
  );
}

type Choice = { readonly value: string; readonly label: string };
type Draft = { readonly hostId: string; readonly place: string };

type ReassignFieldsProps = Pick<ReassignDialogProps, 'event' | 'eventType'> & {
  readonly choices: readonly Choice[];
  readonly draft: Draft;
  readonly onDraft: (draft: Draft) => void;
  /** The name of the chosen host. */
  readonly host: string;
  readonly error: unknown;
};

function ReassignFields({ event, eventType, choices, draft, onDraft, host, error }: ReassignFieldsProps) {
  const texts = words.current.reassign;
  const isPersonal = eventType.state === 'ready' && eventType.data.location?.is_personal === true;
  const isOwn = event.location !== null && isPersonal;
  // The event type's own host needs no place, and only the server knows who that is.
  const isMissing = isPlaceMissing(error);
  return (
    <>
      <p>{noticeText(texts.text, event.invitee.name)}</p>
      <Field label={texts.host} error={fieldError(error, 'host_id')}>
        {(control) => (
          <Select
            {...control}
            value={draft.hostId}
            choices={[{ value: '', label: texts.choose }, ...choices]}
            onValue={(hostId) => onDraft({ ...draft, hostId })}
          />
        )}
      </Field>
      <Field
        label={texts.place}
        hint={isOwn ? texts.placeOwn(event.host.name) : texts.placeKept}
        error={isMissing ? texts.placeNeeded(host) : fieldError(error, 'location.value')}
        isOptional={!isMissing}
      >
        {(control) => (
          <TextInput
            {...control}
            value={draft.place}
            onValue={(value) => onDraft({ ...draft, place: value })}
            maxLength={limits.place}
          />
        )}
      </Field>
    </>
  );
}

/** Only active members can host. */
function othersWhoHost(members: readonly Member[], { host }: Event): Member[] {
  return members.filter(({ state, email }) => state === 'active' && email !== host.email);
}

/** From the best choice to the worst: free within their hours, free outside of them, and not known to be free. */
const obstacleOrder = [null, 'outside_hours', 'taken', 'calendar_unread'] as const;

/** Returns the choice of a host: first those who are free, then the others with what speaks against them. */
function choicesOf(colleagues: readonly Member[], hostsById: ReadonlyMap<number, EventHost>): Choice[] {
  const { withObstacle } = words.current.reassign;
  const choices = colleagues.map((colleague) => {
    const host = hostsById.get(colleague.id);
    const obstacle = host?.reason ?? (host?.is_outside_hours ? 'outside_hours' : null);
    const name = fullName(colleague);
    return { value: String(colleague.id), label: obstacle ? withObstacle[obstacle](name) : name, obstacle };
  });
  return obstacleOrder.flatMap((obstacle) =>
    choices.filter((choice) => choice.obstacle === obstacle).map(({ value, label }) => ({ value, label })),
  );
}

function isPlaceMissing(error: unknown): boolean {
  return error instanceof RequestError && error.errors.location !== undefined;
}

/** Describes what the server says about the chosen host's time or calendar. */
function saidOf(error: unknown, host: string): unknown {
  const texts = words.current.reassign;
  if (!(error instanceof RequestError)) return error;
  if (error.code === 'slot_unavailable') return new TranslatedError(texts.busy(host));
  return error.code === 'calendar_unreachable' ? new TranslatedError(texts.unread(host)) : error;
}
