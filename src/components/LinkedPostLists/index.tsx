import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type { LinkedPosts, PostLink } from '@site/src/core/linkedPosts';
import styles from './styles.module.css';

interface Props extends LinkedPosts {
  /** Permalink of the post that the lists stand below. */
  current: string;
}

function PostItem({ post, isCurrent }: { post: PostLink; isCurrent: boolean }): ReactNode {
  return (
    <li>
      {isCurrent ? <strong aria-current="page">{post.title}</strong> : <Link to={post.permalink}>{post.title}</Link>}
    </li>
  );
}

/** The parts of a post's series, and posts with the same tags. */
export function LinkedPostLists({ current, series, related }: Props): ReactNode {
  return (
    <>
      {series.length > 0 && (
        <nav className={styles.list} aria-labelledby="series">
          <h2 id="series" className={styles.heading}>
            <Translate id="components.LinkedPostLists.series" description="Heading of the parts of a post's series">
              Cả loạt bài
            </Translate>
          </h2>
          <ol>
            {series.map((post) => (
              <PostItem key={post.permalink} post={post} isCurrent={post.permalink === current} />
            ))}
          </ol>
        </nav>
      )}
      {related.length > 0 && (
        <nav className={styles.list} aria-labelledby="related-posts">
          <h2 id="related-posts" className={styles.heading}>
            <Translate id="components.LinkedPostLists.related" description="Heading of posts with the same tags">
              Bài liên quan
            </Translate>
          </h2>
          <ul>
            {related.map((post) => (
              <PostItem key={post.permalink} post={post} isCurrent={false} />
            ))}
          </ul>
        </nav>
      )}
    </>
  );
}
