import type { PrismTheme } from 'prism-react-renderer';

/** One theme for both colour modes: the colours are tokens that the mode overrides in CSS. */
export const prismTheme: PrismTheme = {
  plain: { color: 'var(--code-plain)', backgroundColor: 'var(--site-sunken)' },
  styles: [
    { types: ['comment', 'prolog', 'doctype', 'cdata'], style: { color: 'var(--code-comment)', fontStyle: 'italic' } },
    { types: ['keyword', 'operator', 'boolean', 'atrule', 'important'], style: { color: 'var(--code-keyword)' } },
    { types: ['string', 'char', 'attr-value', 'inserted', 'template-string'], style: { color: 'var(--code-string)' } },
    { types: ['number', 'constant', 'symbol', 'variable', 'regex'], style: { color: 'var(--code-number)' } },
    {
      types: ['function', 'class-name', 'builtin', 'maybe-class-name', 'property'],
      style: { color: 'var(--code-function)' },
    },
    { types: ['tag', 'selector', 'attr-name', 'deleted', 'register'], style: { color: 'var(--code-tag)' } },
    { types: ['punctuation'], style: { color: 'var(--code-plain)' } },
  ],
};
