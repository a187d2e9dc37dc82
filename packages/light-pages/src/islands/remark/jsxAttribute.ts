import type { Expression } from 'estree';
import { valueToEstree } from 'estree-util-value-to-estree';
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';

/** `text` is the source that `islandData` moves to another script. */
function attribute(name: string, expression: Expression, text: string): MdxJsxAttribute {
  return {
    type: 'mdxJsxAttribute',
    name,
    value: {
      type: 'mdxJsxAttributeValueExpression',
      value: text,
      data: {
        estree: { type: 'Program', sourceType: 'module', body: [{ type: 'ExpressionStatement', expression }] },
      },
    },
  };
}

/** An attribute that holds plain data. */
export function dataAttribute(name: string, value: unknown): MdxJsxAttribute {
  return attribute(name, valueToEstree(value, { preserveReferences: false }), JSON.stringify(value));
}

/** An attribute that holds a variable of the document. */
export function variableAttribute(name: string, variable: string): MdxJsxAttribute {
  return attribute(name, { type: 'Identifier', name: variable }, variable);
}

/** The value of an attribute as written: a text, an expression or null; undefined where the attribute is missing. */
export function attributeValue(
  { attributes }: MdxJsxFlowElement | MdxJsxTextElement,
  name: string,
): MdxJsxAttribute['value'] {
  return attributes.find((found) => found.type === 'mdxJsxAttribute' && found.name === name)?.value;
}
