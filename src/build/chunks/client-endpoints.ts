import type { ESTree } from 'vite';
import { ownCode, type Rewrite, rewriting } from '../harden/index.ts';

/** The properties of a row of `endpoints` that only the server reads. */
const ofServer = new Set(['input', 'resource', 'summary']);

/** What every row of `endpoints` has, and no other object. */
const ofRow = ['method', 'path', 'summary'];

/**
 * Leaves out what a client does not need of the endpoints: above all the schemas of input, a tenth of the console's
 * first load. Types keep the console from reading them, see `clientEndpoints`.
 */
export const clientRows: Rewrite = {
  lookedFor: 'rows of endpoints with input',
  expected: { [ownCode]: 70 },
  visitor: ({ replace, count }) => ({
    ObjectExpression({ properties, end }) {
      const names = properties.map(nameOf);
      if (!ofRow.every((name) => names.includes(name))) return;
      properties.forEach((property, index) => {
        if (ofServer.has(nameOf(property))) replace(property.start, properties[index + 1]?.start ?? end - 1, '');
      });
      count();
    },
  }),
};

/** Bundles the endpoints as a client needs them. */
export const clientEndpoints = () => rewriting({ name: 'client-endpoints', rewrites: [clientRows] });

function nameOf(property: ESTree.ObjectPropertyKind): string {
  return property.type === 'Property' && property.key.type === 'Identifier' ? property.key.name : '';
}
