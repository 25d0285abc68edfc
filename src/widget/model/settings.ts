import type { PropertyValues } from '../attributes/index.ts';
import {
  type AttributeProperty,
  type Attributes,
  attributeProperties,
  type OnWrong,
  type RawAttributes,
  readAttributes,
} from './read-attributes.ts';

/** The page's own texts, answers and metadata, unchecked: properties that no attribute can hold. */
type PageObjects = Pick<PropertyValues, Exclude<keyof PropertyValues, AttributeProperty>>;

/** The properties of the element, unchecked. */
export type RawSettings = Omit<RawAttributes, 'apiBase'> &
  PageObjects & {
    /** The address of the gateway, without a slash at its end. */
    readonly apiBase: string;
    /** The nearest `lang` of the page. */
    readonly pageLanguage: string | null;
  };

export type Layout = NonNullable<Attributes['layout']>;

/** What to show first. If there are several, the most exact one counts. The month is its first day. */
export type Target = Pick<Attributes, 'month' | 'date' | 'slot'>;

/** The attributes after reading, each by the name of its property. */
export type Settings = Omit<Attributes, 'layout'> &
  PageObjects & {
    readonly layout: Layout;
    /** Language tags, in order of preference. */
    readonly languages: readonly string[];
  };

/** A preview names no event type, because it holds one, and books nothing. */
const asPreview = { eventType: '1', bookingToken: null, dryRun: '' };

/** Reads attributes. Leaves out invalid ones. An event type is missing only if there is no booking to show either. */
export function readSettings(own: RawSettings, onWrong: OnWrong): Settings {
  const raw = own.preview ? { ...own, ...asPreview } : own;
  const attributes = readAttributes(raw, attributeProperties, onWrong);
  const { locale, layout = 'month', bookingToken } = attributes;
  if (!raw.eventType?.trim() && bookingToken === undefined) onWrong('eventType', '');
  const { messages, prefill, metadata, preview } = raw;
  const languages = [locale, raw.pageLanguage].filter((tag) => typeof tag === 'string');
  return { ...attributes, messages, prefill, metadata, preview, layout, languages };
}

/** Reads where to go, from a call. Leaves out what is invalid, and reports a call that names nothing. */
export function readTarget(raw: Partial<Pick<RawSettings, keyof Target>>, onWrong: OnWrong): Target {
  if (!(raw.month || raw.date || raw.slot)) onWrong('month', '');
  return readAttributes(raw, ['month', 'date', 'slot'], onWrong);
}
