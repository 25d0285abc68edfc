import type { ESTree, Plugin } from 'vite';
import { createRewritePlugin, ownCode, type Rewrite } from '../harden/index.ts';

/** The properties of a row of `endpoints` that only the server reads. */
const serverProperties = new Set(['input', 'resource', 'status', 'summary']);

/** Properties by which a row of `endpoints` is recognized: no other object has all of them. */
const rowProperties = ['method', 'path', 'summary'];

/**
 * Leaves out the parts of each row of `endpoints` that only the server reads. The schemas of input alone are a tenth of
 * the console's first load. The type of `clientEndpoints` in `contract` keeps the console from reading them.
 */
export const clientRows: Rewrite = {
  lookedFor: 'rows of `endpoints`',
  expected: { [ownCode]: 70 },
  visitor: ({ replace, count }) => ({
    ObjectExpression({ properties, end }) {
      const names = properties.map(nameOf);
      if (!rowProperties.every((name) => names.includes(name))) return;
      properties.forEach((property, index) => {
        if (serverProperties.has(nameOf(property)))
          replace(property.start, properties[index + 1]?.start ?? end - 1, '');
      });
      count();
    },
  }),
};

/** Returns the plugin that bundles `endpoints` as a client needs them. */
export function bundleClientEndpoints(): Plugin {
  return createRewritePlugin({ name: 'client-endpoints', rewrites: [clientRows] });
}

function nameOf(property: ESTree.ObjectPropertyKind): string {
  return property.type === 'Property' && property.key.type === 'Identifier' ? property.key.name : '';
}
