import type { MarkdownConfig } from '@docusaurus/types';

type Options = NonNullable<MarkdownConfig['remarkRehypeOptions']>;

const OPTIONS = {
  vi: {
    footnoteLabel: 'Chú thích',
    footnoteBackLabel: (index: number) => `Về chỗ có chú thích ${index + 1}`,
  },
  en: {
    footnoteLabel: 'Footnotes',
    footnoteBackLabel: (index: number) => `Back to reference ${index + 1}`,
  },
} satisfies Record<string, Options>;

/** The heading of a page's footnotes and the names of their links, which Docusaurus does not translate. */
export const footnotes: Options = OPTIONS[process.env.DOCUSAURUS_CURRENT_LOCALE === 'en' ? 'en' : 'vi'];
