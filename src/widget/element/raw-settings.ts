import { type ElementWithProperties, properties } from '../attributes/index.ts';
import type { RawSettings } from '../model/index.ts';

/** Returns the properties of an element unchecked: the app checks them, and names the wrong ones. */
export function rawSettingsOf(element: ElementWithProperties): RawSettings {
  const read = (name: string) => [name, element[name as keyof ElementWithProperties]]; // all are its properties
  return {
    ...(Object.fromEntries(properties.map(read)) as RawSettings), // the same names, except the language of the page
    // The gateway is at the origin of this script. Not with `URL`, which some pages overwrite.
    apiBase: (element.apiBase ?? import.meta.url.replace(/([^:/]\/).*/, '$1embed/v1')).replace(/\/+$/, ''),
  };
}
