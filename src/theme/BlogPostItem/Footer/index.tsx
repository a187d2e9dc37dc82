// Change: adds the posts that it leads to and the day of the last check above its footer, and below it what a reader can
// take along, and the comments.
import type { ReactNode } from 'react';
import { useBlogPost } from '@docusaurus/plugin-content-blog/client';
import Footer from '@theme-original/BlogPostItem/Footer';
import type { LinkedPosts } from '@site/src/core/linkedPosts';
import { LastChecked } from '@site/src/components/LastChecked';
import { LinkedPostLists } from '@site/src/components/LinkedPostLists';
import { Comments } from '@site/src/features/comments/Comments';
import { PageEnd } from '@site/src/features/sharing/PageEnd';

export default function BlogPostItemFooter(): ReactNode {
  const { metadata, frontMatter, isBlogPostPage } = useBlogPost();
  const checked = (frontMatter as { last_checked?: unknown }).last_checked;
  return (
    <>
      <LinkedPostLists current={metadata.permalink} {...(metadata as typeof metadata & LinkedPosts)} />
      <LastChecked date={checked} />
      <Footer />
      {isBlogPostPage && (
        <PageEnd
          title={metadata.title}
          permalink={metadata.permalink}
          published={new Date(metadata.date).toISOString()}
          checked={checked}
        />
      )}
      <Comments />
    </>
  );
}
