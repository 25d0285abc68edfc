import { useEffect, useRef, useState } from 'preact/hooks';
import type { EventType } from '../../../../contract/index.ts';
import { languages } from '../../../../language/index.ts';
import { useData } from '../../../data/index.ts';
import { signedIn } from '../../../session/index.ts';
import { Button, Notice, Segmented } from '../../../ui/index.ts';
import { locale, shellWords } from '../../../words/index.ts';
import type { EditedSettings } from '../settings.ts';
import { words } from '../words/index.ts';
import { previewOf } from './preview-of.ts';
import { useBookingElement } from './use-booking-element.ts';

type Width = 'desktop' | 'phone';

type PreviewPaneProps = { readonly settings: EditedSettings; readonly host: EventType['host'] };

/** Shows the page as an invitee sees it, on a computer or a phone, in their language. */
export function PreviewPane({ settings, host }: PreviewPaneProps) {
  const { preview: texts } = words.current;
  const [width, setWidth] = useState<Width>('desktop');
  const [language, setLanguage] = useState<string>(locale().language);
  const business = useBusiness(settings);
  const { place, isFailed, retry } = useBookingElement(previewOf({ settings, host, business }), language);
  const stage = useRef<HTMLDivElement>(null);
  useScale(stage, width);
  return (
    <aside class="preview" aria-label={texts.title}>
      <header class="preview-header">
        <h2>{texts.title}</h2>
        <div class="row">
          <Segmented
            label={texts.width.label}
            selected={width}
            tabs={[
              { value: 'desktop', label: texts.width.desktop },
              { value: 'phone', label: texts.width.phone },
            ]}
            onSelect={setWidth}
          />
          <select aria-label={texts.language} onChange={({ currentTarget }) => setLanguage(currentTarget.value)}>
            {languages.map((tag) => (
              <option key={tag} value={tag} selected={tag === language} lang={tag}>
                {new Intl.DisplayNames(tag, { type: 'language' }).of(tag)}
              </option>
            ))}
          </select>
        </div>
      </header>
      {isFailed && (
        <Notice tone="bad" action={<Button onClick={retry}>{shellWords.current.tryAgain}</Button>}>
          {texts.failed}
        </Notice>
      )}
      <div class="preview-stage" ref={stage}>
        <div class={`preview-page ${width}`} ref={place} />
      </div>
      <p class="hint">{texts.note}</p>
    </aside>
  );
}

/** Returns the name of the business. Members may not read its branding, and see the name of the account. */
function useBusiness({ hosts }: EditedSettings): string {
  const { role, account } = signedIn();
  const branding = useData('getBranding', {}, { isEnabled: hosts.length > 0 && role !== 'member' });
  return (branding.state === 'ready' && branding.data.name) || account.name;
}

/** A width with room for three panes, and the width of a phone. */
const pageWidths: Readonly<Record<Width, number>> = { desktop: 860, phone: 375 };

/** Scales the page down to fit. The element adapts its layout to its own width, as on a host's page. */
function useScale(stage: { readonly current: HTMLElement | null }, width: Width): void {
  useEffect(() => {
    const { current } = stage;
    if (!current) return undefined;
    const fit = () => current.style.setProperty('--zoom', `${Math.min(1, current.clientWidth / pageWidths[width])}`);
    const observer = new ResizeObserver(fit);
    observer.observe(current);
    return () => observer.disconnect();
  }, [width]);
}
