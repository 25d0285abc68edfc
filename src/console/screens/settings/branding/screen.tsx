import { type Branding, limits } from '../../../../contract/index.ts';
import { change, useData } from '../../../data/index.ts';
import {
  Card,
  Checkbox,
  ConflictDialog,
  Field,
  fieldError,
  SaveBar,
  Show,
  TextInput,
  useDraft,
  useSave,
} from '../../../ui/index.ts';
import { SettingsPage } from '../frame/index.ts';
import { ColorField } from './color-field.tsx';
import { LogoField } from './logo-field.tsx';
import { Preview } from './preview.tsx';
import { words } from './words/index.ts';

/** The name, color and logo of the business on public pages and in emails. */
export function Screen() {
  const branding = useData('getBranding');
  return (
    <SettingsPage part="branding">
      <Show loaded={branding} rows={4}>
        {(data) => <BrandingForm branding={data} />}
      </Show>
    </SettingsPage>
  );
}

function BrandingForm({ branding }: { readonly branding: Branding }) {
  const texts = words.current;
  const draft = useDraft(fieldsOf(branding));
  const { value, set } = draft;
  const save = useSave({
    saved: branding,
    fieldsOf,
    draft,
    send: ({ changed, headers }) => change('updateBranding', { headers, body: changed }),
  });
  const labels = { name: texts.name, color: texts.color, logo: texts.logo, is_listed: texts.search };
  return (
    <>
      <Card>
        <div class="stack">
          <p class="muted">{texts.text}</p>
          <Field label={texts.name} hint={texts.nameHint} error={fieldError(save.error, 'name')} isOptional>
            {(control) => (
              <TextInput
                {...control}
                value={value.name}
                onValue={(name) => set({ name })}
                autocomplete="organization"
                maxLength={limits.brandName}
              />
            )}
          </Field>
          <ColorField value={value.color} error={fieldError(save.error, 'color')} onValue={(color) => set({ color })} />
          <LogoField value={value.logo} error={fieldError(save.error, 'logo')} onValue={(logo) => set({ logo })} />
          <Checkbox label={texts.search} isOn={value.is_listed} onChange={(is_listed) => set({ is_listed })} />
        </div>
      </Card>
      <Preview branding={value} />
      <SaveBar changed={draft.changed.map((name) => labels[name])} save={save} onDiscard={draft.discard} />
      {save.conflict && <ConflictDialog conflict={save.conflict} labelOf={(name) => labels[name]} textOf={textOf} />}
    </>
  );
}

type Fields = Omit<Branding, 'updated_at'>;

function fieldsOf({ name, color, logo, is_listed }: Branding): Fields {
  return { name, color, logo, is_listed };
}

/**
 * Returns a value as the conflict dialog shows it. For a logo, only whether there is one, because its address means
 * nothing to a person.
 */
function textOf(name: keyof Fields, fields: Fields): string {
  const value = fields[name];
  if (value === null || value === '' || value === false) return '–';
  return name === 'logo' || value === true ? '✓' : `${value}`;
}
