// Change: adds the posts that it leads to and the day of the last check above its footer, and the
// comments below it.
import type { ReactNode } from 'react';
import { useBlogPost } from '@docusaurus/plugin-content-blog/client';
import Footer from '@theme-original/BlogPostItem/Footer';
import type { LinkedPosts } from '@site/src/core/linkedPosts';
import { LastChecked } from '@site/src/components/LastChecked';
import { LinkedPostLists } from '@site/src/components/LinkedPostLists';
import { Comments } from '@site/src/features/comments/Comments';

export default function BlogPostItemFooter(): ReactNode {
  const { metadata, frontMatter } = useBlogPost();
  return (
    <>
      <LinkedPostLists current={metadata.permalink} {...(metadata as typeof metadata & LinkedPosts)} />
      <LastChecked date={(frontMatter as { last_checked?: unknown }).last_checked} />
      <Footer />
      <Comments />
    </>
  );
}
