/** The TypeScript types of a kind. In the types of a choice, `choices` stands for the union of its values. */
type KindTypes = {
  /** The type for setting the property. */
  readonly set: string;
  /** The type for reading the property; undefined if it is the same. */
  readonly get?: string;
  /** The type of the attribute; undefined if no attribute can hold the value. */
  readonly attribute?: string;
};

const text: KindTypes = { set: 'string', get: 'string', attribute: 'string' };
const weekdays = '0 | 1 | 2 | 3 | 4 | 5 | 6';

/** What an attribute can hold: the types of each kind. `model/read-attributes.ts` defines how the widget reads them. */
const kinds = {
  choice: { set: 'choices', get: 'choices', attribute: 'choices' },
  date: text,
  dateTime: text,
  eventType: { set: 'number | string', get: 'string', attribute: 'string' },
  /** Set by its presence. `false` counts as absent, as frameworks write it. */
  flag: { set: 'boolean | string', get: 'string', attribute: 'boolean' },
  httpsAddress: text,
  language: text,
  messages: { set: 'MessageOverrides' },
  metadata: { set: 'Readonly<Record<string, string>>' },
  minutes: { set: 'number | string', get: 'string', attribute: 'number' },
  month: text,
  prefill: { set: 'Prefill' },
  preview: { set: 'Preview' },
  /** A flag that may also be set to one of several values. An empty value means the first. */
  switch: { set: "choices | '' | boolean", get: "choices | ''", attribute: 'choices' },
  text,
  timeZone: text,
  token: text,
  weekday: { set: `${weekdays} | \`\${${weekdays}}\``, get: `\`\${${weekdays}}\``, attribute: weekdays },
} as const satisfies Readonly<Record<string, KindTypes>>;

/** What an attribute can hold: one of `kinds`. */
export type Kind = keyof typeof kinds;

/** Returns the types of a kind, with the values of a choice. */
export function typesOf({
  kind,
  values = [],
}: {
  readonly kind: Kind;
  readonly values?: readonly string[];
}): KindTypes {
  const { set, get, attribute }: KindTypes = kinds[kind];
  const choices = values.map((value) => `'${value}'`).join(' | ');
  const withChoices = (type: string) => type.replace('choices', choices);
  return {
    set: withChoices(set),
    ...(get && { get: withChoices(get) }),
    ...(attribute && { attribute: withChoices(attribute).replaceAll("'", '') }),
  };
}
