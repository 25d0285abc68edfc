import { useState } from 'preact/hooks';
import { defaultAccent } from '../../../contract/index.ts';
import { languages } from '../../../language/index.ts';
import { type EmbedMode, earlyCode, embedCode, embedModes, usePublicOrigin } from '../../booking-links/index.ts';
import { Card, Checkbox, CopyButton, Field, Select, TextInput } from '../../ui/index.ts';
import { locale } from '../../words/index.ts';
import { words } from './words/index.ts';

type Theme = 'auto' | 'light' | 'dark';
type Look = {
  readonly mode: EmbedMode;
  readonly label: string | undefined;
  readonly color: string | undefined;
  readonly language: string;
  readonly theme: Theme;
};

const themes: readonly Theme[] = ['auto', 'light', 'dark'];
const usualLook: Look = { mode: 'inline', label: undefined, color: undefined, language: '', theme: 'auto' };

/** The embed code of an event type, with the options that the host chooses. */
export function SnippetCard({ publicId }: { readonly publicId: string }) {
  const { snippet } = words.current;
  const [look, setLook] = useState(usualLook);
  const origin = usePublicOrigin();
  const code = codeOf({ publicId, origin }, { ...look, label: look.label ?? snippet.labelDefault });
  return (
    <Card title={snippet.title}>
      <div class="stack">
        <p class="muted">{snippet.text}</p>
        <LookFields look={look} onChange={(change) => setLook((before) => ({ ...before, ...change }))} />
        <Code code={code} />
        <div class="row">
          <CopyButton text={code} label={snippet.copy} kind="primary" />
        </div>
        <Early origin={origin} />
      </div>
    </Card>
  );
}

/** Lines for the head of a page, with which the calendar loads sooner. */
function Early({ origin }: { readonly origin: string }) {
  const { early } = words.current.snippet;
  const code = earlyCode(origin);
  return (
    <details class="help">
      <summary>{early.title}</summary>
      <div class="stack">
        <p class="muted">{early.text}</p>
        <Code code={code} />
        <div class="row">
          <CopyButton text={code} label={early.copy} />
        </div>
      </div>
    </details>
  );
}

function Code({ code }: { readonly code: string }) {
  // A region that scrolls must take the focus, for people who use the keyboard.
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls takes the focus
    <pre class="snippet" tabIndex={0}>
      {code}
    </pre>
  );
}

type LookFieldsProps = { readonly look: Look; readonly onChange: (change: Partial<Look>) => void };

function LookFields({ look, onChange }: LookFieldsProps) {
  const { snippet } = words.current;
  return (
    <div class="columns">
      <Field label={snippet.mode}>
        {(control) => (
          <Select
            {...control}
            value={look.mode}
            choices={embedModes.map((value) => ({ value, label: snippet.modes[value] }))}
            onValue={(mode) => onChange({ mode })}
          />
        )}
      </Field>
      {look.mode !== 'inline' && (
        <Field label={snippet.label}>
          {(control) => (
            <TextInput
              {...control}
              value={look.label ?? snippet.labelDefault}
              onValue={(label) => onChange({ label })}
            />
          )}
        </Field>
      )}
      <Field label={snippet.language}>
        {(control) => (
          <Select
            {...control}
            value={look.language}
            choices={languageChoices()}
            onValue={(language) => onChange({ language })}
          />
        )}
      </Field>
      <Field label={snippet.theme}>
        {(control) => (
          <Select
            {...control}
            value={look.theme}
            choices={themes.map((value) => ({ value, label: snippet.themes[value] }))}
            onValue={(theme) => onChange({ theme })}
          />
        )}
      </Field>
      <div class="stack">
        <Checkbox
          label={snippet.ownColor}
          isOn={look.color !== undefined}
          onChange={(isOn) => onChange({ color: isOn ? defaultAccent : undefined })}
        />
        {look.color !== undefined && (
          <Field label={snippet.color}>
            {(control) => (
              <TextInput
                {...control}
                type="color"
                value={look.color ?? defaultAccent}
                onValue={(color) => onChange({ color })}
              />
            )}
          </Field>
        )}
      </div>
    </div>
  );
}

function languageChoices() {
  const { tag } = locale();
  const names = new Intl.DisplayNames(tag, { type: 'language' });
  const all = languages.map((value: string) => ({ value, label: names.of(value) ?? value }));
  return [{ value: '', label: words.current.snippet.themes.auto }, ...all];
}

type Target = { readonly publicId: string; readonly origin: string };

function codeOf(target: Target, look: Look & { readonly label: string }): string {
  return embedCode({
    ...target,
    mode: look.mode,
    label: look.label,
    attributes: {
      ...(look.language && { locale: look.language }),
      ...(look.theme !== 'auto' && { theme: look.theme }),
    },
    colors: look.color === undefined ? {} : { '--sched-primary': look.color },
  });
}
