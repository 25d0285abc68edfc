import type { Finding } from './finding.ts';

export type PageParts = {
  readonly element: Element;
  /** Identifiers of the fields that can be answered beforehand. */
  readonly identifiers: readonly string[];
  /** What of the known answers and the metadata does not fit. */
  readonly faults: readonly string[];
  readonly baseUrl: string;
  /** Where the widget's own files come from. */
  readonly scriptOrigin: string;
};

/** Attributes of any element, and families of names. */
const common = /^(class|dir|hidden|id|inert|is|lang|nonce|part|role|slot|style|tabindex|title|translate)$/;
const families = /^(prefill-.|metadata-.|data-|aria-|on|x-|v-|:|@)/;

/** Looks at what the page says: attributes there are none of, answers and metadata that do not fit, its policy. */
export function inspectPage({ element, identifiers, faults, baseUrl, scriptOrigin }: PageParts): Finding[] {
  const unknown = unknownAttributes(element);
  const gateway = new URL(baseUrl, location.href).origin;
  return [
    unknown.length > 0
      ? { subject: 'Attributes', isGood: false, words: `There are no such attributes: ${unknown.join(', ')}.` }
      : { subject: 'Attributes', isGood: true, words: 'All are known.' },
    { subject: 'Form', isGood: true, words: `It asks for ${identifiers.join(', ')}.` },
    ...faults.map((words) => ({ subject: 'Known answers', isGood: false, words })),
    {
      subject: 'Policy',
      isGood: true,
      words: `A Content-Security-Policy needs script-src ${scriptOrigin} and connect-src ${gateway}, and nothing else.`,
    },
  ];
}

// The properties of the element are its attributes in another spelling.
function unknownAttributes(element: Element): string[] {
  const prototype: object = Object.getPrototypeOf(element);
  const known = new Set(
    Object.getOwnPropertyNames(prototype).map((name) => name.replace(/[A-Z]/g, '-$&').toLowerCase()),
  );
  return element.getAttributeNames().filter((name) => !known.has(name) && !common.test(name) && !families.test(name));
}
