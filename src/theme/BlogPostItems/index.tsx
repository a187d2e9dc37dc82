// Change: the rows of the home page, with each post's description, in place of its beginning, authors and tags.
import type { ReactNode } from 'react';
import { PostList } from '@site/src/components/PostList';
import type { Props } from '@theme/BlogPostItems';

export default function BlogPostItems({ items }: Props): ReactNode {
  const posts = items.map(({ content: { metadata } }) => ({
    title: metadata.title,
    permalink: metadata.permalink,
    description: metadata.description,
    date: metadata.date,
    ...(metadata.readingTime !== undefined && { readingTime: metadata.readingTime }),
  }));
  return <PostList posts={posts} heading="h2" />;
}
