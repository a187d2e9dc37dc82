import type { ReactNode } from 'react';
import { usePluralForm } from '@docusaurus/theme-common';
import { translate } from '@docusaurus/Translate';

/** How long a post takes to read. */
export function ReadingTime({ minutes }: { minutes: number }): ReactNode {
  const { selectMessage } = usePluralForm();
  const rounded = Math.ceil(minutes);
  const message = translate(
    {
      id: 'theme.blog.post.readingTime.plurals',
      description: 'Reading time of a post: plural forms separated by "|"',
      message: '{readingTime} phút đọc',
    },
    { readingTime: rounded },
  );
  return selectMessage(rounded, message);
}
