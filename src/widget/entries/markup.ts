import type { PropertyValues } from '../attributes/index.ts';
import type { SchedBooking } from '../element/index.ts';
import type { PageEventMap, PageEventName } from '../model/index.ts';

/**
 * The attributes of the element in the markup of a framework: each property by its name and, if an attribute can hold
 * it, by the name of its attribute.
 */
export type Markup = PropertyValues & {
  readonly [Name in TextProperty as AttributeOf<Name>]?: PropertyValues[Name];
} & {
  readonly [Name in `${'prefill' | 'metadata'}-${string}`]?: string | number | boolean | null | undefined;
};

/** Properties that are attributes as well. */
type TextProperty = {
  [Name in keyof PropertyValues]-?: NonNullable<PropertyValues[Name]> extends string | number | boolean ? Name : never;
}[keyof PropertyValues];

/** `event-type` for `eventType`. */
type AttributeOf<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `-${Lowercase<First>}`}${AttributeOf<Rest>}`
  : '';

/** An event as a listener on the element itself receives it. */
export type EventOf<Name extends PageEventName> = PageEventMap[Name] & { readonly currentTarget: SchedBooking };

/** Listeners in JSX: `on` and the unchanged name of the event, `onsched:ready`. */
export type Listeners = {
  readonly [Name in PageEventName as `on${Name}${'' | 'Capture'}`]?: ((event: EventOf<Name>) => void) | undefined;
};
