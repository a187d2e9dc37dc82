// Change: on the first page, the date stays the server's text; a post's own page also shows the date of its last
// revision. Ejected: the original formats the date itself.
import type { ReactNode } from 'react';
import { useBlogPost } from '@docusaurus/plugin-content-blog/client';
import { usePluralForm } from '@docusaurus/theme-common';
import Translate, { translate } from '@docusaurus/Translate';
import { DayText } from '@site/src/components/DayText';
import type { Props } from '@theme/BlogPostItem/Header/Info';
import clsx from 'clsx';
import styles from './styles.module.css';

function ReadingTime({ minutes }: { minutes: number }): ReactNode {
  const { selectMessage } = usePluralForm();
  const message = translate(
    {
      id: 'theme.blog.post.readingTime.plurals',
      description: 'Reading time of a post: plural forms separated by "|"',
      message: '{readingTime} phút đọc',
    },
    { readingTime: minutes },
  );
  return selectMessage(minutes, message);
}

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
  const { metadata, isBlogPostPage } = useBlogPost();
  const { date, lastUpdatedAt, readingTime } = metadata;
  return (
    <div className={clsx(styles.container, 'margin-vert--md', className)}>
      <DayText date={date} />
      {isBlogPostPage && typeof lastUpdatedAt === 'number' && (
        <>
          {' · '}
          <Revision time={lastUpdatedAt} />
        </>
      )}
      {readingTime !== undefined && (
        <>
          {' · '}
          <ReadingTime minutes={Math.ceil(readingTime)} />
        </>
      )}
    </div>
  );
}
