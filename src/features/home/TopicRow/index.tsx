import type { ReactNode } from 'react';
import { usePluralForm } from '@docusaurus/theme-common';
import { translate } from '@docusaurus/Translate';
import { Row } from '@site/src/components/Rows';
import type { TopicSummary } from '../types';
import { topicText } from '../topics';

function useLessonCount(count: number): string {
  const { selectMessage } = usePluralForm();
  return selectMessage(
    count,
    translate(
      {
        id: 'home.TopicRow.lessons',
        message: '{count} bài',
        description: 'Number of lessons, plural forms separated by |',
      },
      { count },
    ),
  );
}

/** A topic in one row: its name as a link, one sentence, its number of lessons. */
export function TopicRow({ folder, lessonCount, permalink = '/docs' }: TopicSummary): ReactNode {
  const { title, summary } = topicText(folder);
  const count = useLessonCount(lessonCount);
  return <Row href={permalink} title={title} note={summary} end={count} heading="h2" />;
}
