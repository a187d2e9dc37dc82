// Change: on the first page, the date stays the server's text; it is followed by the date of the post's last revision. Ejected: the original formats the date itself.
import type { ReactNode } from 'react';
import { useBlogPost } from '@docusaurus/plugin-content-blog/client';
import Translate from '@docusaurus/Translate';
import { DayText } from '@site/src/components/DayText';
import { ReadingTime } from '@site/src/components/ReadingTime';
import type { Props } from '@theme/BlogPostItem/Header/Info';
import clsx from 'clsx';
import styles from './styles.module.css';

function Revision({ time }: { time: number }): ReactNode {
  return (
    <Translate
      id="blog.BlogPostItem.revised"
      description="Below the title of a post, after its date: when it was last revised"
      values={{ date: <DayText date={new Date(time).toISOString().slice(0, 10)} /> }}
    >
      {'sửa lần cuối {date}'}
    </Translate>
  );
}

export default function BlogPostItemHeaderInfo({ className }: Props): ReactNode {
  const { metadata } = useBlogPost();
  const { date, lastUpdatedAt, readingTime } = metadata;
  return (
    <div className={clsx(styles.container, 'margin-vert--md', className)}>
      <DayText date={date} />
      {typeof lastUpdatedAt === 'number' && (
        <>
          {' · '}
          <Revision time={lastUpdatedAt} />
        </>
      )}
      {readingTime !== undefined && (
        <>
          {' · '}
          <ReadingTime minutes={readingTime} />
        </>
      )}
    </div>
  );
}
