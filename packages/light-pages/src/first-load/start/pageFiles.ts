/** Files that a page loads, named in the attributes of the inline script. */
export interface PageFiles {
  /** The first scripts, in the order in which they run. */
  readonly scripts: readonly string[];
  /** Scripts that the first ones request. */
  readonly later: readonly string[];
  readonly sheets: readonly string[];
  /** What `a[data-opens]` needs. */
  readonly opened: readonly string[];
  /** Whether the page can be read without its scripts. */
  readonly isReading: boolean;
}

const list = (names = '') => names.split(' ').filter(Boolean);

export const filesOf = ({ scripts, later, styles, opened, isReading }: DOMStringMap): PageFiles => ({
  scripts: list(scripts),
  later: list(later),
  sheets: list(styles),
  opened: list(opened),
  isReading: isReading !== undefined,
});

export const append = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Partial<HTMLElementTagNameMap[Tag]>,
): void => document.head.append(Object.assign(document.createElement(tag), attributes));

export const fetchAs = (as: string, rel: string, href: string): void => append('link', { rel, as, href });
