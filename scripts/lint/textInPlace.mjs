/**
 * A lint rule for JSX. A browser that translates a page replaces its texts; React then cannot remove a text, nor insert
 * anything before it. So a text that comes and goes, or that follows a part which does, stands in an element of its own.
 *
 * Of components it knows only `Translate`, which renders a text.
 */

/** What translators leave alone, such as a sign. */
const isBlank = (text) => !/\p{Letter}/u.test(text);

/** What an expression can be, as a set of `text`, `none` and `part`. */
function kindsOf(node) {
  switch (node.type) {
    case 'JSXExpressionContainer':
    case 'TSAsExpression':
    case 'TSNonNullExpression':
      return kindsOf(node.expression);
    case 'JSXText':
      return [isBlank(node.value) ? 'blank' : 'text'];
    case 'JSXFragment':
      return ['part'];
    case 'JSXElement':
      return [node.openingElement.name.name === 'Translate' ? 'text' : 'part'];
    case 'Literal':
      if (node.value === null || typeof node.value === 'boolean') return ['none'];
      return [isBlank(String(node.value)) ? 'blank' : 'text'];
    case 'TemplateLiteral':
      return ['text'];
    case 'Identifier':
      return [node.name === 'undefined' ? 'none' : 'unknown'];
    case 'ConditionalExpression':
      return [...kindsOf(node.consequent), ...kindsOf(node.alternate)];
    case 'LogicalExpression':
      if (node.operator === '&&') return ['none', ...kindsOf(node.right)];
      return [...kindsOf(node.left), ...kindsOf(node.right)];
    case 'CallExpression':
      if (node.callee.type === 'Identifier' && node.callee.name === 'translate') return ['text'];
      return [node.callee.type === 'MemberExpression' && node.callee.property.name === 'map' ? 'list' : 'unknown'];
    case 'JSXEmptyExpression':
      return ['blank'];
    default:
      return ['unknown'];
  }
}

const comesAndGoes = (kinds) =>
  kinds.includes('list') || (kinds.includes('none') && kinds.some((kind) => kind !== 'none'));

const isUntranslated = ({ name, value }) => name?.name === 'translate' && value?.value === 'no';

export const textInPlace = {
  meta: {
    type: 'problem',
    docs: { description: 'texts that come and go, or follow what does, stand in an element' },
    messages: {
      text: 'Put this text in an element: on a page that the browser has translated, React cannot remove it, nor insert anything before it.',
    },
    schema: [],
  },
  create(context) {
    const check = ({ children, openingElement }) => {
      if (openingElement?.attributes.some(isUntranslated)) return;
      let follows = false;
      for (const child of children) {
        const kinds = kindsOf(child);
        if (kinds.every((kind) => kind === 'blank')) continue;
        const hasText = kinds.includes('text');
        const isMixed = hasText && kinds.some((kind) => kind !== 'text' && kind !== 'unknown');
        if (isMixed || (hasText && follows)) context.report({ node: child, messageId: 'text' });
        if (comesAndGoes(kinds)) follows = true;
        else if (kinds.every((kind) => kind === 'part')) follows = false;
      }
    };
    return { JSXElement: check, JSXFragment: check };
  },
};
