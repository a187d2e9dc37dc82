// Change: a tick on lessons that the reader has marked as read.
import type { ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@theme-original/DocSidebarItem/Link';
import { translate } from '@docusaurus/Translate';
import type { Props } from '@theme/DocSidebarItem/Link';
import { useLessonProgress } from '@site/src/features/progress/useProgress';
import styles from './styles.module.css';

export default function DocSidebarItemLink(props: Props): ReactNode {
  const { item } = props;
  const { readAt } = useLessonProgress(item.docId ?? '');
  if (readAt === undefined) return <Link {...props} />;
  const name = translate(
    {
      id: 'progress.DocSidebarItemLink.read',
      message: '{title} (đã đọc)',
      description: 'Name of a sidebar link to a lesson that is marked as read',
    },
    { title: item.label },
  );
  return <Link {...props} item={{ ...item, className: clsx(item.className, styles.read) }} aria-label={name} />;
}
