import { type ESTree, parseSync, Visitor } from 'vite';

/** A place where a property is named. */
export type NamedProperty = {
  readonly name: string;
  readonly start: number;
  readonly end: number;
  /** Whether it is also the name of a variable, as in `{ name }`. */
  readonly isShorthand: boolean;
};

export type NamesInCode = {
  readonly properties: readonly NamedProperty[];
  /** The words in strings, and the names of exports, by which other code may read a property. */
  readonly reachable: ReadonlySet<string>;
};

/** Returns where code names properties, and which names appear in strings or exports. */
export function readNames(code: string): NamesInCode {
  const properties: NamedProperty[] = [];
  const reachable = new Set<string>();
  const take = (key: ESTree.Node, isComputed: boolean, isShorthand = false) => {
    if (isComputed || key.type !== 'Identifier') return;
    properties.push({ name: key.name, start: key.start, end: key.end, isShorthand });
  };
  const say = (text: string) => {
    for (const word of text.split(/[^\w$]+/)) reachable.add(word);
  };
  const visitor = new Visitor({
    MemberExpression: ({ property, computed }) => take(property, computed),
    Property: ({ key, computed, shorthand }) => take(key, computed, shorthand),
    MethodDefinition: ({ key, computed }) => take(key, computed),
    PropertyDefinition: ({ key, computed }) => take(key, computed),
    Literal({ value }) {
      if (typeof value === 'string') say(value);
    },
    TemplateElement: ({ value }) => say(value.raw),
    ExportSpecifier({ exported }) {
      if (exported.type === 'Identifier') reachable.add(exported.name);
    },
  });
  visitor.visit(parseSync('chunk.js', code).program);
  return { properties, reachable };
}
