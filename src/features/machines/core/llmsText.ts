/** A page in the list of a site for language models. */
export interface ListedPage {
  readonly title: string;
  readonly description: string;
  /** Absolute address of its Markdown. */
  readonly url: string;
}

/** A heading of the list with its pages. */
export interface ListedSection {
  readonly title: string;
  readonly pages: readonly ListedPage[];
}

/** The list of a site in one language. */
export interface SiteList {
  readonly title: string;
  readonly summary: string;
  /** Paragraphs between the summary and the sections. */
  readonly notes: readonly string[];
  readonly sections: readonly ListedSection[];
}

const onOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
/** Brackets would end the name of a link. */
const linkName = (text: string) => onOneLine(text).replace(/[[\]\\]/g, String.raw`\$&`);

const head = ({ title, summary, notes }: SiteList) =>
  [`# ${onOneLine(title)}`, `> ${onOneLine(summary)}`, ...notes].join('\n\n');

/**
 * The text of `llms.txt` (https://llmstxt.org): the site's name, a summary, and sections with links to Markdown, each
 * with a line about it.
 */
export function llmsText(list: SiteList): string {
  const sections = list.sections
    .filter(({ pages }) => pages.length > 0)
    .map(({ title, pages }) => {
      const lines = pages.map(({ title: name, url, description }) => {
        const about = onOneLine(description);
        return `- [${linkName(name)}](${url})${about && `: ${about}`}`;
      });
      return `## ${onOneLine(title)}\n\n${lines.join('\n')}`;
    });
  return `${[head(list), ...sections].join('\n\n')}\n`;
}

/**
 * The text of `llms-full.txt`: the same head, then the whole texts in the order of the list.
 *
 * @param copies - the Markdown of pages by its address
 */
export function llmsFullText(list: SiteList, copies: ReadonlyMap<string, string>): string {
  const texts = list.sections.flatMap(({ pages }) => pages.flatMap(({ url }) => copies.get(url)?.trim() ?? []));
  return `${[head(list), ...texts].join('\n\n---\n\n')}\n`;
}
