/** What a citation of a page names. Dates are ISO dates. */
export interface CitedPage {
  readonly author: string;
  readonly title: string;
  /** Absolute address. */
  readonly url: string;
  readonly language: string;
  readonly published?: string;
  /** When its text was last checked: the version of the page. */
  readonly version?: string;
}

/** Words of a language around the parts of a citation. */
export interface CitationWords {
  readonly published: (date: string) => string;
  readonly version: (date: string) => string;
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const LANGUAGES: Readonly<Record<string, string>> = { vi: 'vietnamese', en: 'english' };
const ESCAPED: Readonly<Record<string, string>> = {
  '\\': String.raw`\textbackslash{}`,
  '~': String.raw`\textasciitilde{}`,
  '^': String.raw`\textasciicircum{}`,
};

/** A text as BibTeX and LaTeX read it: their signs are marked, and the braces around keep capitals and word order. */
const braced = (text: string) => `{{${text.replace(/[\\~^{}&%$#_]/g, (sign) => ESCAPED[sign] ?? `\\${sign}`)}}}`;

const dateOf = ({ published, version }: CitedPage) => published ?? version;

/** A citation as a line of text. */
export function citationText(page: CitedPage, words: CitationWords): string {
  const { author, title, published, version, url } = page;
  const year = dateOf(page)?.slice(0, 4);
  const dates = [published && words.published(published), version && words.version(version)].filter(Boolean).join(', ');
  return [
    `${author}${year ? ` (${year})` : ''}. “${title}”.`,
    ...(dates ? [`${dates.charAt(0).toUpperCase()}${dates.slice(1)}.`] : []),
    url,
  ].join(' ');
}

/** The name of an entry: the last part of the address and the year. */
function keyOf(page: CitedPage): string {
  const name = new URL(page.url).pathname.split('/').filter(Boolean).at(-1) ?? 'page';
  const year = dateOf(page)?.slice(0, 4);
  return [decodeURI(name).replace(/[^\w.-]/g, ''), ...(year ? [year] : [])].join('-');
}

/** A citation as an entry of BibTeX; `version` and `langid` are read by biblatex alone. */
export function citationBibtex(page: CitedPage): string {
  const { author, title, url, language, version } = page;
  const date = dateOf(page);
  const fields = [
    ['author', braced(author)],
    ['title', braced(title)],
    ...(date
      ? [
          ['year', `{${date.slice(0, 4)}}`],
          ['month', MONTHS[Number(date.slice(5, 7)) - 1] ?? ''],
        ]
      : []),
    ...(version ? [['version', `{${version}}`]] : []),
    ['url', `{${url}}`],
    ['langid', `{${LANGUAGES[language] ?? language}}`],
  ];
  return `@misc{${keyOf(page)},\n${fields.map(([name, value]) => `  ${name} = ${value},`).join('\n')}\n}`;
}
