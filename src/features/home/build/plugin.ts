import type { LoadContext, Plugin } from '@docusaurus/types';
import { aliasedSitePath } from '@docusaurus/utils';
import type { BlogContent } from '@docusaurus/plugin-content-blog';
import type { LoadedContent as DocsContent } from '@docusaurus/plugin-content-docs';
import type { HomeData } from '../types';
import { runQuestion } from './question';
import { summarizeTopics } from './summarizeTopics';

const LATEST = 3;

/**
 * Adds the route `/`, whose own data are the latest posts, the topics' sizes and the query of the first view, so that no
 * other page loads them.
 */
export default function homePage({ baseUrl, i18n, siteDir }: LoadContext): Plugin {
  // Dates are formatted here, since creating a format in the browser takes as long as hydrating half of the page.
  const dates = new Intl.DateTimeFormat(i18n.currentLocale, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return {
    name: 'home-page',
    async allContentLoaded({ allContent, actions }) {
      const blog = allContent['docusaurus-plugin-content-blog']?.default as BlogContent;
      const docs = allContent['docusaurus-plugin-content-docs']?.default as DocsContent;
      const home: HomeData = {
        recentPosts: blog.blogPosts
          .filter(({ metadata }) => !metadata.unlisted)
          .slice(0, LATEST)
          .map(({ metadata }) => ({
            title: metadata.title,
            permalink: metadata.permalink,
            description: metadata.description,
            date: new Date(metadata.date).toISOString(),
            dateText: dates.format(new Date(metadata.date)),
            readingTime: metadata.readingTime,
          })),
        topics: summarizeTopics(docs.loadedVersions[0]?.docs ?? []),
        question: await runQuestion(),
      };
      actions.addRoute({
        path: baseUrl,
        exact: true,
        component: '@site/src/features/home/HomePage',
        // With its absolute path the file's name would be in a script of every page.
        modules: { home: aliasedSitePath(await actions.createData('home.json', home), siteDir) },
      });
    },
  };
}
