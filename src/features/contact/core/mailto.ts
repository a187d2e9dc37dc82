/** A mailto address with a subject, encoded as RFC 6068 asks. */
export function mailto(address: string, subject: string): string {
  return `mailto:${encodeURIComponent(address).replaceAll('%40', '@')}?subject=${encodeURIComponent(subject)}`;
}
