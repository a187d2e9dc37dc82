// Change: the day is the server's text on the page that was opened first. Ejected: the original formats it itself.
import type { ReactNode } from 'react';
import { useBlogPost } from '@docusaurus/plugin-content-blog/client';
import { usePluralForm } from '@docusaurus/theme-common';
import { translate } from '@docusaurus/Translate';
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

export default function BlogPostItemHeaderInfo({ className }: Props): ReactNode {
  const { date, readingTime } = useBlogPost().metadata;
  return (
    <div className={clsx(styles.container, 'margin-vert--md', className)}>
      <DayText date={date} />
      {readingTime !== undefined && (
        <>
          {' · '}
          <ReadingTime minutes={Math.ceil(readingTime)} />
        </>
      )}
    </div>
  );
}
