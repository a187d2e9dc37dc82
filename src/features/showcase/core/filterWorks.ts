import type { Showcase, Work } from '@site/src/data/schemas';

export interface TagCount {
  tag: string;
  label: string;
  count: number;
}

const PARAMETER = 'tag';

/** The tags that the works use, most used first, then by label. */
export function countTags({ tags, works }: Showcase): TagCount[] {
  const counted = Object.entries(tags).map(([tag, label]) => ({
    tag,
    label,
    count: works.filter(({ stack }) => stack.includes(tag)).length,
  }));
  return counted
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count || a.label.localeCompare(b.label, 'en'));
}

/** The works with a tag, or all works where no tag is given. */
export function filterWorks(works: readonly Work[], tag: string | undefined): Work[] {
  return works.filter(({ stack }) => tag === undefined || stack.includes(tag));
}

/** Reads the selected tag from a query string; undefined where no work uses it. */
export function readTag(search: string, showcase: Showcase): string | undefined {
  const tag = new URLSearchParams(search).get(PARAMETER);
  return countTags(showcase).find((known) => known.tag === tag)?.tag;
}

/** The query string with another tag, or none, selected; other parameters are kept. */
export function writeTag(search: string, tag: string | undefined): string {
  const parameters = new URLSearchParams(search);
  if (tag === undefined) parameters.delete(PARAMETER);
  else parameters.set(PARAMETER, tag);
  const text = parameters.toString();
  return text === '' ? '' : `?${text}`;
}
