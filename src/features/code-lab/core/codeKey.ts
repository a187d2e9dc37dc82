/**
 * Storage key of the reader's text of a block that has no id: it belongs to the page's own code, so that after a change of
 * the page the reader sees the new code.
 *
 * @param code - the page's own code
 */
export function codeKey(code: string): string {
  // FNV-1a.
  let hash = 0x811c9dc5;
  for (const unit of code) hash = Math.imul(hash ^ (unit.codePointAt(0) ?? 0), 0x01000193);
  return `code-lab.text.v1.${code.length}-${(hash >>> 0).toString(36)}`;
}
