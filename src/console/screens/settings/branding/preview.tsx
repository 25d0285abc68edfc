import {
  accentOn,
  type Branding,
  defaultAccent,
  fullName,
  mailSurfaces,
  pageSurfaces,
} from '../../../../contract/index.ts';
import { signedIn } from '../../../session/index.ts';
import { Card } from '../../../ui/index.ts';
import { words } from './words/index.ts';
import './branding.css';

type PreviewProps = { readonly branding: Omit<Branding, 'updated_at'> };

/** The header of a public page, in light and in dark, and the header of an email, with the unsaved changes. */
export function Preview({ branding }: PreviewProps) {
  const texts = words.current;
  const { user } = signedIn();
  const host = fullName(user);
  const color = branding.color ?? defaultAccent;
  return (
    <Card title={texts.preview}>
      <div class="brand-previews">
        {(['light', 'dark'] as const).map((theme) => (
          <figure key={theme}>
            <figcaption class="muted small">{texts.pages[theme]}</figcaption>
            <div class={`brand-preview brand-page brand-${theme}`} style={styleOf(color, pageSurfaces[theme])}>
              <Head branding={branding} />
              <strong>{host}</strong>
              <span class="brand-link">{texts.sampleMeeting}</span>
            </div>
          </figure>
        ))}
        <figure>
          <figcaption class="muted small">{texts.mail}</figcaption>
          <div class="brand-preview brand-light" style={styleOf(color, mailSurfaces.light)}>
            <Head branding={branding} />
            <strong>{texts.sampleOpening}</strong>
            <span class="brand-button">{texts.sampleAction}</span>
          </div>
        </figure>
      </div>
    </Card>
  );
}

/** Without a name and a logo, pages show the name of the product. */
function Head({ branding: { name, logo } }: PreviewProps) {
  return (
    <div class="brand-head">
      {logo !== null && <img src={logo} alt="" />}
      <bdi>{name || (logo === null ? 'sched-booking' : '')}</bdi>
    </div>
  );
}

function styleOf(color: string, surfaces: readonly string[]): Record<string, string> {
  const { accent, onAccent } = accentOn(color, surfaces);
  return { '--brand': accent, '--on-brand': onAccent };
}
