import { compile, selectOne } from 'css-select';
import { parseDocument } from 'htmlparser2';

const compiled = new Map<string, ReturnType<typeof compile>>();

/**
 * Returns a function that tells whether a page has an element that a selector matches. The parser, unlike browsers, does
 * not add a `tbody` that a table lacks.
 *
 * @throws Error of css-select for selectors with namespaces
 */
export function elementsOf(page: string): (selector: string) => boolean {
  const { children } = parseDocument(page);
  return (selector) => {
    const query = compiled.get(selector) ?? compile(selector);
    compiled.set(selector, query);
    return selectOne(query, children) !== null;
  };
}
