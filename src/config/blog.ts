import type { Options } from '@docusaurus/plugin-content-blog';
import { feedItems } from '../build/feedItems';
import { linkPosts } from '../core/linkedPosts';
import { longAuthoring } from './markdown';
import { copyright } from './owner';
import { editUrl } from './site';
import { translationPath } from './translationPath';

/** Adds to each post's data the posts that it leads to, which `BlogPostItem/Footer` shows. */
const withLinks: Options['processBlogPosts'] = ({ blogPosts }) => {
  const linked = linkPosts(
    blogPosts.map(({ metadata: { title, permalink, date, tags, frontMatter, unlisted } }) => ({
      title,
      permalink,
      date: new Date(date),
      tags: tags.map((tag) => tag.permalink),
      ...(typeof frontMatter.series === 'string' && { series: frontMatter.series }),
      unlisted,
    })),
  );
  for (const { metadata } of blogPosts) Object.assign(metadata, linked.get(metadata.permalink));
  return Promise.resolve();
};

/** The plugin translates the sidebar title by `i18n/<locale>/docusaurus-plugin-content-blog/options.json`. */
export const blog = {
  routeBasePath: 'blog',
  postsPerPage: 5,
  showReadingTime: true,
  // The date in a post's `last_update: { date }`, shown at the top and in the structured data; posts without it show
  // none.
  showLastUpdateTime: true,
  blogTitle: 'Blog',
  blogDescription: 'Ghi chép về SQL, JavaScript, kiểm thử API và phát triển cùng AI',
  blogSidebarTitle: 'Bài viết gần đây',
  blogSidebarCount: 'ALL',
  authorsMapPath: 'authors.yml',
  tags: 'tags.yml',
  onInlineTags: 'throw',
  onInlineAuthors: 'throw',
  onUntruncatedBlogPosts: 'throw',
  processBlogPosts: withLinks,
  feedOptions: { type: ['rss', 'atom', 'json'], copyright, xslt: true, createFeedItems: feedItems },
  ...longAuthoring,
  editUrl: ({ blogPath, locale }) => editUrl(translationPath('blog', blogPath, locale)),
} satisfies Options;
