/** The types of a kind, as TypeScript writes them; of a choice, `choices` stands for the union of its values. */
type KindTypes = {
  /** What the property may be set to. */
  readonly set: string;
  /** What the property is read as; nothing where it is read as it was set. */
  readonly get?: string;
  /** What the attribute holds; nothing where it can hold no such value. */
  readonly attribute?: string;
};

const text: KindTypes = { set: 'string', get: 'string', attribute: 'string' };
const weekdays = '0 | 1 | 2 | 3 | 4 | 5 | 6';

/** What an attribute can hold: the types of each kind. How the widget reads them is for `model/read-attributes.ts` to say. */
const kinds = {
  choice: { set: 'choices', get: 'choices', attribute: 'choices' },
  date: text,
  dateTime: text,
  eventType: { set: 'number | string', get: 'string', attribute: 'string' },
  /** Set by being there; `false` is as good as absent, as frameworks write it. */
  flag: { set: 'boolean | string', get: 'string', attribute: 'boolean' },
  httpsAddress: text,
  language: text,
  messages: { set: 'MessageOverrides' },
  metadata: { set: 'Readonly<Record<string, string>>' },
  minutes: { set: 'number | string', get: 'string', attribute: 'number' },
  month: text,
  prefill: { set: 'Prefill' },
  preview: { set: 'Preview' },
  /** A flag that may also be set to one of several values; the first is what it is when it is empty. */
  switch: { set: "choices | '' | boolean", get: "choices | ''", attribute: 'choices' },
  text,
  timeZone: text,
  token: text,
  weekday: { set: `${weekdays} | \`\${${weekdays}}\``, get: `\`\${${weekdays}}\``, attribute: weekdays },
} as const satisfies Readonly<Record<string, KindTypes>>;

/** What an attribute can hold: one of `kinds`. */
export type Kind = keyof typeof kinds;

/** Returns the types of a kind, with the values that a choice has. */
export function typesOf({
  kind,
  values = [],
}: {
  readonly kind: Kind;
  readonly values?: readonly string[];
}): KindTypes {
  const { set, get, attribute }: KindTypes = kinds[kind];
  const quoted = values.map((value) => `'${value}'`).join(' | ');
  const written = (type: string) => type.replace('choices', quoted);
  return {
    set: written(set),
    ...(get && { get: written(get) }),
    ...(attribute && { attribute: written(attribute).replaceAll("'", '') }),
  };
}
