import { ownCode, type Rewrite } from './rewrite.ts';

const methods = ['createElement', 'createElementNS', 'createTextNode'];

/**
 * Creates nodes with the methods of the document's prototype. On the document itself, an image or a form with the name
 * of such a method hides the method.
 */
export const documentMethods: Rewrite = {
  lookedFor: `nodes that a document makes (\`.${methods.join('`, `.')}\`)`,
  expected: { preact: 2, [ownCode]: 1 },
  mention: '.create',
  visitor: ({ code, replace, count }) => ({
    CallExpression({ callee, arguments: [first], end }) {
      if (callee.type !== 'MemberExpression' || callee.computed || !methods.includes(callee.property.name)) return;
      const { object, property } = callee;
      const owner = code.slice(object.start, object.end);
      replace(object.start, object.start, 'Object.getPrototypeOf(');
      replace(object.end, first?.start ?? end - 1, `).${property.name}.call(${owner},`);
      count();
    },
  }),
};
