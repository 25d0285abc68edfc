import { useId } from 'preact/hooks';
import { limits, locationTypes, visibilities } from '../../../../contract/index.ts';
import {
  Card,
  Checkbox,
  Field,
  fieldError,
  LinkField,
  Select,
  Switch,
  TextArea,
  TextInput,
} from '../../../ui/index.ts';
import type { EditedSettings } from '../settings.ts';
import { words } from '../words/index.ts';
import { LengthsField } from './lengths-field.tsx';
import { MinutesField } from './minutes-field.tsx';
import type { SectionProps } from './section-props.ts';

/** The section about the title, the link, the length and the place. */
export function Basics({ draft, error, accountName }: SectionProps & { readonly accountName: string }) {
  const { labels, basics, sections } = words.current;
  const { value, set } = draft;
  return (
    <Card title={sections.basics} id="basics">
      <div class="stack">
        <Switch label={labels.is_active} isOn={value.is_active} onChange={(is_active) => set({ is_active })} />
        <Field label={labels.title} error={fieldError(error, 'title')}>
          {(control) => (
            <TextInput
              {...control}
              value={value.title}
              onValue={(title) => set({ title })}
              maxLength={limits.name}
              isRequired
            />
          )}
        </Field>
        <div class="columns">
          <MinutesField
            label={labels.duration}
            error={fieldError(error, 'duration')}
            minutes={value.duration}
            onMinutes={(duration) => set({ duration })}
            min={1}
            units={['minutes', 'hours']}
          />
          <LengthsField
            label={labels.durations}
            hint={basics.durations}
            error={fieldError(error, 'durations')}
            lengths={value.durations}
            onLengths={(durations) => set({ durations })}
          />
        </div>
        <Place draft={draft} error={error} />
        <Field label={labels.slug} error={fieldError(error, 'slug')}>
          {(control) => (
            <div class="with-prefix" dir="ltr">
              <span class="muted">{`${location.host}/${accountName}/`}</span>
              <TextInput
                {...control}
                value={value.slug}
                onValue={(slug) => set({ slug })}
                maxLength={limits.name}
                isRequired
              />
            </div>
          )}
        </Field>
        <Field label={labels.description} hint={basics.description} error={fieldError(error, 'description')} isOptional>
          {(control) => (
            <TextArea
              {...control}
              value={value.description}
              onValue={(description) => set({ description })}
              maxLength={limits.description}
            />
          )}
        </Field>
        <Field label={labels.visibility}>
          {(control) => (
            <Select
              {...control}
              value={value.visibility}
              choices={visibilities.map((one) => ({ value: one, label: basics.visibility[one] }))}
              onValue={(visibility) => set({ visibility })}
            />
          )}
        </Field>
      </div>
    </Card>
  );
}

function Place({ draft, error }: SectionProps) {
  const { place, isPublic, isPersonal, personalShared } = words.current.basics;
  const sharedId = useId();
  const isShared = isPlaceRefused(draft.value, error);
  const { location } = draft.value;
  const type = location?.type ?? 'none';
  return (
    <>
      <div class="columns">
        <Field label={words.current.labels.location}>
          {(control) => (
            <Select
              {...control}
              value={type}
              choices={(['none', ...locationTypes] as const).map((one) => ({ value: one, label: place[one] }))}
              onValue={(next) =>
                draft.set({ location: next === 'none' ? null : { type: next, value: location?.value ?? '' } })
              }
            />
          )}
        </Field>
        {location && <PlaceValue draft={draft} error={error} location={location} />}
      </div>
      {location && location.type !== 'video' && (
        <Checkbox
          label={isPublic}
          isOn={location.is_public ?? false}
          onChange={(is_public) => draft.set({ location: { ...location, is_public } })}
        />
      )}
      {location && (
        <div>
          <Checkbox
            label={isPersonal}
            isOn={location.is_personal ?? false}
            onChange={(is_personal) => draft.set({ location: { ...location, is_personal } })}
            isInvalid={isShared}
            describedBy={isShared ? sharedId : undefined}
          />
          {isShared && (
            <p class="field-error" id={sharedId}>
              {personalShared}
            </p>
          )}
        </div>
      )}
    </>
  );
}

type PlaceValueProps = SectionProps & { readonly location: NonNullable<EditedSettings['location']> };

/** The link, the number or the address of a place. */
function PlaceValue({ draft, error, location }: PlaceValueProps) {
  const { value: labels, videoHint } = words.current.basics;
  const common = { label: labels[location.type], error: fieldError(error, 'location.value') };
  const { value } = location;
  const onValue = (next: string) => draft.set({ location: { ...location, value: next } });
  if (location.type === 'video') return <LinkField {...common} hint={videoHint} value={value} onValue={onValue} />;
  return (
    <Field {...common}>
      {(control) => <TextInput {...control} value={value} onValue={onValue} maxLength={limits.place} isRequired />}
    </Field>
  );
}

/** Whether the server refuses the host's own place because several hosts take turns, of whom some are not paused. */
function isPlaceRefused({ location: place, hosts }: EditedSettings, error: unknown): boolean {
  if (!place?.is_personal) return false;
  if (fieldError(error, 'location.is_personal') !== undefined) return true;
  return fieldError(error, 'hosts') !== undefined && hosts.some(({ weight }) => weight > 0);
}
