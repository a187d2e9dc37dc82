import globals from 'globals';

/** Globals that a core may not use: those that Node lacks, and those that read or change what is outside the core. */
const OF_BROWSER = new Set([
  ...Object.keys(globals.browser).filter((name) => !(name in globals['shared-node-browser'])),
  ...['BroadcastChannel', 'fetch', 'localStorage', 'navigator', 'sessionStorage', 'WebSocket'],
]);
const GLOBAL_OBJECTS = new Set(['globalThis', 'self', 'window']);

/** The property of a global object that a node reads, such as `localStorage` in `globalThis.localStorage`. */
function propertyOf({ parent }) {
  if (parent?.type !== 'MemberExpression') return undefined;
  return parent.computed ? parent.property.value : parent.property.name;
}

/**
 * A lint rule: a core is plain TypeScript, without globals of the browser. Types are free.
 *
 */
export const plainCore = {
  meta: {
    type: 'problem',
    docs: { description: 'a core uses no globals of the browser' },
    messages: { global: '{{name}} is a global of the browser. A core is plain TypeScript: pass the value to it.' },
    schema: [],
  },
  create: (context) => ({
    'Program:exit'(program) {
      const scope = context.sourceCode.getScope(program);
      // A global that the settings name is a variable without a definition; any other is not resolved at all.
      const known = scope.variables.filter(({ defs }) => defs.length === 0).flatMap(({ references }) => references);
      for (const reference of [...known, ...scope.through]) {
        if (reference.isTypeReference === true) continue;
        const { identifier } = reference;
        const name = GLOBAL_OBJECTS.has(identifier.name)
          ? (propertyOf(identifier) ?? identifier.name)
          : identifier.name;
        if (OF_BROWSER.has(name)) context.report({ node: identifier, messageId: 'global', data: { name } });
      }
    },
  }),
};
