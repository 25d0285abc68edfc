import type { PropertyValues } from '../attributes/index.ts';
import {
  type AttributeProperty,
  type Attributes,
  attributeProperties,
  type OnWrong,
  type RawAttributes,
  readAttributes,
} from './read-attributes.ts';

/** The page's own texts, answers and metadata, not checked yet: properties that no attribute can hold. */
type PageObjects = Pick<PropertyValues, Exclude<keyof PropertyValues, AttributeProperty>>;

/** The element's properties as they are. */
export type RawSettings = Omit<RawAttributes, 'apiBase'> &
  PageObjects & {
    /** The address of the gateway, without a slash at its end. */
    readonly apiBase: string;
    /** The nearest `lang` of the page. */
    readonly pageLanguage: string | null;
  };

export type Layout = NonNullable<Attributes['layout']>;

/** What to show first; of several the most exact counts. The month is its first day. */
export type Target = Pick<Attributes, 'month' | 'date' | 'slot'>;

/** The attributes as they were read, each by the name of its property. */
export type Settings = Omit<Attributes, 'layout'> &
  PageObjects & {
    readonly layout: Layout;
    /** Language tags, in order of preference. */
    readonly languages: readonly string[];
  };

/** A preview names no event type, since it holds one, and books nothing. */
const asPreview = { eventType: '1', bookingToken: null, dryRun: '' };

/** Reads attributes; leaves out what is wrong. An event type is missing where no booking is to be shown either. */
export function readSettings(own: RawSettings, onWrong: OnWrong): Settings {
  const raw = own.preview ? { ...own, ...asPreview } : own;
  const attributes = readAttributes(raw, attributeProperties, onWrong);
  const { locale, layout = 'month', bookingToken } = attributes;
  if (!raw.eventType?.trim() && bookingToken === undefined) onWrong('eventType', '');
  const { messages, prefill, metadata, preview } = raw;
  const languages = [locale, raw.pageLanguage].filter((tag) => typeof tag === 'string');
  return { ...attributes, messages, prefill, metadata, preview, layout, languages };
}

/** Reads where to go, from attributes or from a call. */
export function readTarget(raw: Pick<RawSettings, keyof Target>, onWrong: OnWrong): Target {
  return readAttributes(raw, ['month', 'date', 'slot'], onWrong);
}
