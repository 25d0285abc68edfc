import { type ElementWithProperties, properties } from '../attributes/index.ts';
import type { RawSettings } from '../model/index.ts';
import { scriptUrl } from './load-app.ts';

/** Returns the properties of an element as they are: the app checks them, and names the wrong ones. */
export function rawSettingsOf(element: ElementWithProperties): RawSettings {
  const read = (name: string) => [name, element[name as keyof ElementWithProperties]]; // each is one of its own
  return {
    ...(Object.fromEntries(properties.map(read)) as RawSettings), // by the same names, but for the language of the page
    // Not by `URL`, which pages overwrite.
    apiBase: (element.apiBase ?? scriptUrl.replace(/([^:/]\/).*/, '$1embed/v1')).replace(/\/+$/, ''),
  };
}
