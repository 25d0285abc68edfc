import type { ESTree, Plugin } from 'vite';
import { createRewritePlugin, ownCode, type Rewrite } from '../harden/index.ts';

/**
 * Leaves out the parts of each row of `endpoints` that only the server reads. The schemas of input alone are a tenth of
 * the console's first load. The type of `clientEndpoints` in `contract` keeps the console from reading them.
 */
export const clientRows = leaveOut({
  serverProperties: ['input', 'resource', 'status', 'summary'],
  lookedFor: 'rows of `endpoints`',
  rowProperties: ['method', 'path', 'summary'],
  rows: 70,
});

/** Leaves out the same parts of `consoleEndpoints`, by the type of `consoleClientEndpoints`. */
export const consoleClientRows = leaveOut({
  serverProperties: ['body', 'needs', 'params'],
  lookedFor: 'rows of `consoleEndpoints`',
  rowProperties: ['needs', 'data'],
  rows: 20,
});

/** Returns the plugin that bundles `endpoints` and `consoleEndpoints` as the console needs them. */
export function bundleClientEndpoints(): Plugin {
  return createRewritePlugin({ name: 'client-endpoints', rewrites: [clientRows, consoleClientRows] });
}

type RowsOfServer = {
  /** The properties that only the server reads. */
  readonly serverProperties: readonly string[];
  readonly lookedFor: string;
  /** Properties by which a row is recognized: no other object has all of them. */
  readonly rowProperties: readonly string[];
  /** The least number of rows. */
  readonly rows: number;
};

/** Returns the rewrite that leaves some properties out of each row of a table. */
function leaveOut({ serverProperties, lookedFor, rowProperties, rows }: RowsOfServer): Rewrite {
  return {
    lookedFor,
    expected: { [ownCode]: rows },
    visitor: ({ replace, count }) => ({
      ObjectExpression({ properties, end }) {
        const names = properties.map(nameOf);
        if (!rowProperties.every((name) => names.includes(name))) return;
        properties.forEach((property, index) => {
          if (serverProperties.includes(nameOf(property)))
            replace(property.start, properties[index + 1]?.start ?? end - 1, '');
        });
        count();
      },
    }),
  };
}

function nameOf(property: ESTree.ObjectPropertyKind): string {
  return property.type === 'Property' && property.key.type === 'Identifier' ? property.key.name : '';
}
