import type { ESTree } from 'vite';
import type { Rewrite } from './rewrite.ts';

/**
 * Makes Preact's listener find its node by the event, because error monitors wrap listeners and may call them as
 * functions, without `this`.
 */
export const calledListeners: Rewrite = {
  lookedFor: 'the listener that reads its handlers from `this`',
  expected: { preact: 1 },
  visitor: ({ replace, count }) => {
    const eventNames = new WeakMap<ESTree.Function, string>();
    /** The functions around a position: for a listener, the name of its event. */
    const around: (string | undefined)[] = [];
    return {
      ReturnStatement({ argument }) {
        if (argument?.type !== 'FunctionExpression') return;
        const [event, ...others] = argument.params;
        if (event?.type !== 'Identifier' || others.length > 0 || !beginsWithThis(argument)) return;
        eventNames.set(argument, event.name);
        count();
      },
      FunctionExpression: (node) => void around.push(eventNames.get(node)),
      'FunctionExpression:exit': () => void around.pop(),
      FunctionDeclaration: () => void around.push(undefined),
      'FunctionDeclaration:exit': () => void around.pop(),
      ThisExpression({ start, end }) {
        const eventName = around.at(-1);
        if (eventName) replace(start, end, `${eventName}.currentTarget`);
      },
    };
  },
};

/** Returns whether a function begins with `var x = this.y`. */
function beginsWithThis({ body }: ESTree.Function): boolean {
  const [first] = body?.body ?? [];
  const init = first?.type === 'VariableDeclaration' ? first.declarations[0]?.init : undefined;
  return init?.type === 'MemberExpression' && init.object.type === 'ThisExpression';
}
