import { type Branding, limits } from '../../../../contract/index.ts';
import { change, useData } from '../../../data/index.ts';
import { Card, Checkbox, Field, fieldError, SaveBar, Show, TextInput, useAction, useDraft } from '../../../ui/index.ts';
import { SettingsPage } from '../frame/index.ts';
import { ColorField } from './color-field.tsx';
import { LogoField } from './logo-field.tsx';
import { Preview } from './preview.tsx';
import { words } from './words/index.ts';

/** How the business shows itself on public pages and in mail. */
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
  const own = words.current;
  const draft = useDraft(branding);
  const { value, set } = draft;
  const save = useAction(async () => {
    const body = Object.fromEntries(draft.changed.map((name) => [name, value[name]]));
    await change('updateBranding', { body });
    draft.settle(draft.value);
  });
  const labels = { name: own.name, color: own.color, logo: own.logo, is_listed: own.search };
  return (
    <>
      <Card>
        <div class="stack">
          <p class="muted">{own.text}</p>
          <Field label={own.name} hint={own.nameHint} error={fieldError(save.error, 'name')} isOptional>
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
          <Checkbox label={own.search} isOn={value.is_listed} onChange={(is_listed) => set({ is_listed })} />
        </div>
      </Card>
      <Preview branding={value} />
      <SaveBar changed={draft.changed.map((name) => labels[name])} save={save} onDiscard={draft.discard} />
    </>
  );
}
