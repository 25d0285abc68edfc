import { accentOn, type Branding, pageSurfaces } from '../../contract/index.ts';

/** Returns the style sheet with the accent of a business, readable in light and in dark; empty without one. */
export function brandStyles({ color }: Pick<Branding, 'color'>): string {
  if (color === null) return '';
  const [light, dark] = [accentOn(color, pageSurfaces.light), accentOn(color, pageSurfaces.dark)];
  // The widget itself makes an accent readable wherever it shows it.
  return [
    `:root{--accent:light-dark(${light.accent},${dark.accent});--on-accent:light-dark(${light.onAccent},${dark.onAccent})}`,
    `sched-booking{--sched-primary:${color}}`,
  ].join('');
}
