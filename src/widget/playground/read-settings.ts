import { type AttributeRow, attributeOf, attributes } from '../attributes/index.ts';
import { type SceneName, scenes } from '../scenes/index.ts';

/** The settings of the playground: names and values, as the address of the page keeps them. */
export type PlaygroundSettings = {
  /** Attributes of the element, the event type first. */
  readonly attributes: ReadonlyMap<string, string>;
  readonly messages: Readonly<Record<string, string>>;
  /** Custom properties, by name. */
  readonly tokens: ReadonlyMap<string, string>;
  readonly page: string;
  readonly width: string;
  readonly scene: SceneName | undefined;
  readonly form: string;
};

const rows = Object.entries<AttributeRow>(attributes);

/** Reads the settings. */
export function readSettings(parameters: URLSearchParams): PlaygroundSettings {
  const textOf = (name: string) => parameters.get(name)?.trim() ?? '';
  const scene = textOf('scene');
  return {
    attributes: new Map(
      rows.flatMap(([property, { kind }]) => attributesOf(property, kind, textOf(attributeOf(property)))),
    ),
    messages: Object.fromEntries(entriesOf(textOf('messages'))),
    tokens: new Map(Array.from(parameters).filter(([name, value]) => name.startsWith('--sched-') && value.trim())),
    page: textOf('page') || 'plain',
    width: textOf('width') || 'full',
    scene: scene in scenes ? (scene as SceneName) : undefined, // looked up just now
    form: textOf('form') || 'html',
  };
}

/** Returns the attributes of a control: one, or one for each line. */
function attributesOf(property: string, kind: AttributeRow['kind'], value: string): [string, string][] {
  if (kind === 'messages' || value === '') return [];
  if (kind === 'prefill' || kind === 'metadata') {
    return entriesOf(value).map(([key, text]) => [`${property}-${key}`, text]);
  }
  return [[attributeOf(property), kind === 'flag' ? '' : value]];
}

/** Reads `key: value`, one per line. Leaves out a key that cannot be an attribute. */
function entriesOf(text: string): [string, string][] {
  const matches = Array.from(text.matchAll(/^\s*([\w-]+)\s*:\s*(.+?)\s*$/gm));
  return matches.map(([, key = '', value = '']) => [key, value]);
}
