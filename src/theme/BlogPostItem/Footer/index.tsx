// Change: on a post's own page, adds the day of the last check above its footer and the comments below it.
import type { ReactNode } from 'react';
import { useBlogPost } from '@docusaurus/plugin-content-blog/client';
import Footer from '@theme-original/BlogPostItem/Footer';
import { LastChecked } from '@site/src/components/LastChecked';
import { Comments } from '@site/src/features/comments/Comments';

export default function BlogPostItemFooter(): ReactNode {
  const { frontMatter, isBlogPostPage } = useBlogPost();
  return (
    <>
      {isBlogPostPage && <LastChecked date={(frontMatter as { last_checked?: unknown }).last_checked} />}
      <Footer />
      {isBlogPostPage && <Comments />}
    </>
  );
}
