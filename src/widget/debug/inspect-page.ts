import { attributeOf } from '../attributes/index.ts';
import { attributeProperties, type RawAttributes, readAttributes } from '../model/index.ts';
import { describeFault } from './describe-fault.ts';
import type { Finding } from './finding.ts';

export type InspectOptions = {
  readonly element: Element;
  /** Which attributes do not fit the event type. */
  readonly misfits: readonly string[];
  /** Identifiers of the fields that can be prefilled. */
  readonly identifiers: readonly string[];
  /** Which known answers and metadata do not fit. */
  readonly faults: readonly string[];
  readonly baseUrl: string;
  /** The address of the widget's own files. */
  readonly scriptOrigin: string;
};

/** Attributes of any element, and families of names. */
const common = /^(class|dir|hidden|id|inert|is|lang|nonce|part|role|slot|style|tabindex|title|translate)$/;
const families = /^(prefill-.|metadata-.|data-|aria-|on|x-|v-|:|@)/;

/** Checks the page: unknown attributes, answers and metadata that do not fit, its policy. */
export function inspectPage({
  element,
  misfits,
  identifiers,
  faults,
  baseUrl,
  scriptOrigin,
}: InspectOptions): Finding[] {
  const gateway = new URL(baseUrl, location.href).origin;
  return [
    ...inspectAttributes(element, misfits),
    { subject: 'Form', isGood: true, words: `It asks for ${identifiers.join(', ')}.` },
    ...faults.map((words) => ({ subject: 'Known answers', isGood: false, words })),
    {
      subject: 'Policy',
      isGood: true,
      words: `A Content Security Policy needs script-src ${scriptOrigin} and connect-src ${gateway}, and nothing else.`,
    },
  ];
}

function inspectAttributes(element: Element, misfits: readonly string[]): Finding[] {
  const unknown = unknownAttributes(element);
  const wrong = [...attributeFaults(element), ...misfits];
  const words = unknown.length > 0 ? [`Unknown attributes: ${unknown.join(', ')}.`, ...wrong] : wrong;
  const subject = 'Attributes';
  if (words.length === 0) return [{ subject, isGood: true, words: 'All attributes are valid.' }];
  return words.map((fault) => ({ subject, isGood: false, words: fault }));
}

/** Returns sentences about invalid values of attributes. */
function attributeFaults(element: Element): string[] {
  const faults: string[] = [];
  const values = attributeProperties.map((name) => [name, element.getAttribute(attributeOf(name))]);
  // All attributes.
  const raw = Object.fromEntries(values) as RawAttributes;
  readAttributes(raw, attributeProperties, (name, value) => void faults.push(describeFault(name, value)));
  return faults;
}

function unknownAttributes(element: Element): string[] {
  const attributeNames = new Set(attributeProperties.map(attributeOf));
  return element
    .getAttributeNames()
    .filter((name) => !attributeNames.has(name) && !common.test(name) && !families.test(name));
}
