import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { describeSearch } from './describeSearch';

const FILE = 'opensearch.xml';

const DESCRIPTIONS: Record<string, string> = {
  vi: 'Tìm trong bài học và bài viết',
  en: 'Search lessons and posts',
};

/** Writes `opensearch.xml` for each language and links it in the head of its pages. */
export default function opensearch({ siteConfig, baseUrl, i18n }: LoadContext): Plugin {
  const { title, url } = siteConfig;
  const language = i18n.currentLocale;
  return {
    name: 'opensearch',
    injectHtmlTags() {
      const attributes = {
        rel: 'search',
        type: 'application/opensearchdescription+xml',
        title,
        href: baseUrl + FILE,
      };
      return { headTags: [{ tagName: 'link', attributes }] };
    },
    async postBuild({ outDir }) {
      const description = describeSearch({
        name: title,
        description: `${DESCRIPTIONS[language] ?? DESCRIPTIONS.en}: ${title}`,
        language,
        home: url + baseUrl,
        favicon: `${url}${siteConfig.baseUrl}img/favicon-48.png`,
      });
      await writeFile(path.join(outDir, FILE), description);
    },
  };
}
