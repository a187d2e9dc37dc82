import { textHash } from '../../../core/textHash';

/**
 * Storage key of the reader's text of a block that has no id: it belongs to the page's own code, so that after a change of
 * the page the reader sees the new code.
 *
 * @param code - the page's own code
 */
export function codeKey(code: string): string {
  return `code-lab.text.v1.${code.length}-${textHash(code).toString(36)}`;
}
