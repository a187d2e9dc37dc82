/** A mailto URL with a subject, encoded as RFC 6068 requires. */
export function mailto(address: string, subject: string): string {
  return `mailto:${encodeURIComponent(address).replaceAll('%40', '@')}?subject=${encodeURIComponent(subject)}`;
}
