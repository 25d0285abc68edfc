import { type Accent, accentOn, mailSurfaces } from '../../../contract/index.ts';

/**
 * Inline styles, because some mail programs drop a style sheet. The light colors are readable without one. The classes
 * are for the style sheet below, which provides dark colors to programs that support them.
 */
export const styles = {
  page: 'margin:0;padding:0;background-color:#f3f4f6',
  outer: 'padding:24px 12px',
  card: 'width:100%;max-width:600px;background-color:#ffffff;border:1px solid #d9dce1;border-radius:8px',
  inner:
    "padding:28px 24px;font-family:-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,'Noto Sans',sans-serif;font-size:16px;line-height:1.5;color:#1f2329;word-break:break-word;overflow-wrap:anywhere",
  // Logos are drawn for light pages: a white background keeps dark emails visible on a dark page.
  logo: 'display:block;width:auto;height:auto;max-width:160px;max-height:56px;margin:0 0 20px;border:0;border-radius:4px;background-color:#ffffff',
  brand: 'margin:0 0 20px;font-weight:600',
  hello: 'margin:0 0 4px',
  opening: 'margin:0 0 20px;font-size:22px;line-height:1.3;font-weight:600;text-wrap:balance;word-break:auto-phrase',
  fact: 'margin:0 0 14px',
  label: 'font-size:14px;color:#5b6470',
  former: 'text-decoration:line-through;color:#5b6470',
  link: 'color:#0b57d0',
  buttons: 'margin:6px 0 10px',
  button: 'border-radius:6px;text-align:center',
  buttonLink: 'display:block;padding:12px 20px;font-size:16px;line-height:1.3;font-weight:600;text-decoration:none',
  destructive: 'border:1px solid #b3261e',
  destructiveLink: 'color:#b3261e',
  heading:
    'margin:14px 0 14px;padding:18px 0 0;border-top:1px solid #d9dce1;font-size:17px;line-height:1.3;font-weight:600',
  note: 'margin:0 0 6px;font-size:13px;line-height:1.45;color:#5b6470',
  notes: 'margin:18px 0 0;padding:16px 0 0;border-top:1px solid #d9dce1',
  /** Shown beside the subject in lists of mail, and nowhere else. */
  preheader: 'display:none;max-height:0;overflow:hidden;mso-hide:all',
} as const;

/** The accent of an email, in light and in dark. */
export type EmailColors = { readonly light: Accent; readonly dark: Accent };

/** The default accent. Each pair was chosen by hand. */
const ownColors: EmailColors = {
  light: { accent: '#1f4fd1', onAccent: '#ffffff' },
  dark: { accent: '#3d6bea', onAccent: '#ffffff' },
};

/** Returns the accent of a business, `#rrggbb`, made readable in an email; the default accent for null. */
export function colorsFor(color: string | null): EmailColors {
  if (color === null) return ownColors;
  return { light: accentOn(color, mailSurfaces.light), dark: accentOn(color, mailSurfaces.dark) };
}

/** Returns the dark colors, for programs that read style sheets. */
export function darkStylesFor({ dark }: EmailColors): string {
  return `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){.p{background-color:#15181c!important}
.c{background-color:#20242a!important;border-color:#3a414b!important}.t{color:#e8eaed!important}
.m{color:#a9b1bc!important}.r{border-color:#3a414b!important}.l{color:#9cbcff!important}
.b{background-color:${dark.accent}!important}.bl{color:${dark.onAccent}!important}
.d{border-color:#ff9d94!important}.dl{color:#ff9d94!important}}`;
}
