import type { Expression } from 'estree';
import { valueToEstree } from 'estree-util-value-to-estree';
import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx';

function attribute(name: string, expression: Expression): MdxJsxAttribute {
  return {
    type: 'mdxJsxAttribute',
    name,
    value: {
      type: 'mdxJsxAttributeValueExpression',
      value: '',
      data: {
        estree: { type: 'Program', sourceType: 'module', body: [{ type: 'ExpressionStatement', expression }] },
      },
    },
  };
}

/** An attribute that holds plain data. */
export function dataAttribute(name: string, value: unknown): MdxJsxAttribute {
  return attribute(name, valueToEstree(value, { preserveReferences: false }));
}

/** An attribute that holds a variable of the document. */
export function variableAttribute(name: string, variable: string): MdxJsxAttribute {
  return attribute(name, { type: 'Identifier', name: variable });
}
