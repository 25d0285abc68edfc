import { fullName } from '../../../contract/index.ts';
import { eventTypeChoices } from '../../colleagues/index.ts';
import { useData } from '../../data/index.ts';
import { setQuery } from '../../routing/index.ts';
import { signedIn } from '../../session/index.ts';
import { type Choice, Field, Select } from '../../ui/index.ts';
import { defaultHost, everyHost, type View } from './view.ts';
import { words } from './words/index.ts';

/** Filters of the list, if there is more than one choice. */
export function Filters({ view }: { readonly view: View }) {
  const texts = words.current.filters;
  const eventTypes = useData('listEventTypes');
  // A member sees only their own bookings.
  const members = useData('listMembers', {}, { isEnabled: signedIn().role !== 'member' });
  const types = eventTypes.state === 'ready' ? eventTypes.data : [];
  const hosts = members.state === 'ready' ? members.data : [];
  const hasTypes = types.length > 1 || view.eventType !== '';
  const hasHosts = hosts.length > 1 || view.host !== defaultHost(view);
  const hasOutcomes = view.name === 'past';
  if (!hasTypes && !hasHosts && !hasOutcomes) return null;
  return (
    <>
      {hasTypes && (
        <Filter
          label={texts.eventType}
          value={view.eventType}
          everything={{ value: '', label: texts.everyEventType }}
          choices={eventTypeChoices(types)}
          onValue={(type) => setQuery({ type, pages: undefined })}
        />
      )}
      {hasHosts && (
        <Filter
          label={texts.host}
          value={view.host}
          everything={{ value: everyHost, label: texts.everyHost }}
          choices={hosts.map((host) => ({ value: String(host.id), label: fullName(host) }))}
          onValue={(host) => setQuery({ host: host === defaultHost(view) ? undefined : host, pages: undefined })}
        />
      )}
      {hasOutcomes && (
        <Filter
          label={texts.outcome}
          value={view.outcome}
          everything={{ value: '', label: texts.everyOutcome }}
          choices={[{ value: 'no_show', label: texts.noShow }]}
          onValue={(outcome) => setQuery({ outcome, pages: undefined })}
        />
      )}
    </>
  );
}

type FilterProps = {
  readonly label: string;
  readonly value: string;
  /** The option without a filter. */
  readonly everything: Choice;
  readonly choices: readonly Choice[];
  readonly onValue: (value: string) => void;
};

function Filter({ label, value, everything, choices, onValue }: FilterProps) {
  return (
    <Field label={label}>
      {(control) => <Select {...control} value={value} choices={[everything, ...choices]} onValue={onValue} />}
    </Field>
  );
}
