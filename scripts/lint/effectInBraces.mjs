/**
 * A lint rule. React takes what an effect returns for its clean-up, and `scrollIntoView()` returns a promise in new
 * browsers.
 *
 */
export const effectInBraces = {
  meta: {
    type: 'problem',
    docs: { description: 'an effect does not return what an optional call returns' },
    messages: {
      braces: 'Put the call in braces: React takes what an effect returns for its clean-up.',
    },
    schema: [],
  },
  create: (context) => ({
    'CallExpression[callee.name=/^use(Layout)?Effect$/] > ArrowFunctionExpression > ChainExpression.body'(node) {
      context.report({ node, messageId: 'braces' });
    },
  }),
};
