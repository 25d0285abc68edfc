import { isReservedName, metadataLimits } from '../../../contract/index.ts';
import { attributesOf, entriesOf } from './page-input.ts';

export type MetadataSources = {
  readonly element: Element;
  /** The property, unchecked. */
  readonly property: unknown;
  /** The query of the page, if it may be read. */
  readonly query: URLSearchParams | undefined;
  readonly warn: (expected: string) => void;
};

/** The five UTM parameters, and the click ids that Google, Meta and Microsoft add to the links of their ads. */
const campaignKeys = [
  ...['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'],
  ...['gclid', 'gbraid', 'wbraid', 'fbclid', 'msclkid'],
];
/** Far below what a gateway accepts in total: data that a page adds must not keep an invitee from booking. */
const maxBytes = 6000;

/** Reads the metadata of the booking. The property comes before the attributes, and these before the query. */
export function readMetadata({ element, property, query, warn }: MetadataSources): Record<string, string> {
  const texts = new Map<string, string>();
  const excess: string[] = [];
  let bytes = 0;
  const add = (key: string, value: unknown) => {
    const text = textOf(value);
    const fits =
      text !== undefined &&
      text.length <= metadataLimits.text &&
      key.length <= metadataLimits.key &&
      !isReservedName(key);
    const size = new TextEncoder().encode(key + text).length;
    if (fits && texts.size < metadataLimits.keys && bytes + size <= maxBytes) {
      texts.set(key, text);
      bytes += size;
    } else excess.push(key);
  };
  for (const [key, value] of entriesOf(property)) add(key, value);
  const lesser = [...attributesOf(element, 'metadata-'), ...campaignOf(query)];
  for (const [key, value] of lesser) if (!texts.has(key)) add(key, value);
  if (excess.length > 0)
    warn(
      `metadata takes ${metadataLimits.keys} texts of ${metadataLimits.text} characters, ${maxBytes} bytes in all; left out: ${excess.join(', ')}.`,
    );
  return Object.fromEntries(texts);
}

function campaignOf(query: URLSearchParams | undefined): [string, string][] {
  return campaignKeys.flatMap((key): [string, string][] => {
    const value = query?.get(key);
    return value ? [[key, value]] : [];
  });
}

function textOf(value: unknown): string | undefined {
  return ['string', 'number', 'boolean'].includes(typeof value) ? String(value) : undefined;
}
