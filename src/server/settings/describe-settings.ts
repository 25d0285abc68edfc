import { settings } from './settings.ts';

/** Describes every setting, a line each, for `--help`. */
export function describeSettings(): string {
  return Object.entries(settings)
    .map(
      ([name, { default: text, unit, meaning }]) =>
        `  ${name.padEnd(25)} ${meaning} (${unit}; default ${text || 'empty'})`,
    )
    .join('\n');
}
