import type { ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import { useLessonProgress } from '../../progress/useProgress';
import styles from './styles.module.css';

interface Props {
  href: string;
  label: string;
  docId?: string;
  /** The number of a course's day. */
  day?: number;
  /** Whether it stands among days. */
  isAmongDays?: boolean;
  isCurrent: boolean;
}

/** An entry of the list of documents, with a tick if the reader has marked it as read. */
export function LessonLink({ href, label, docId = '', day, isAmongDays = false, isCurrent }: Props): ReactNode {
  const isRead = useLessonProgress(docId).readAt !== undefined;
  const name = translate(
    {
      id: 'menu.LessonLink.read',
      message: '{title} (đã đọc)',
      description: 'Name of a link in the list of documents, to a lesson that is marked as read',
    },
    { title: day === undefined ? label : `${day} ${label}` },
  );
  return (
    <Link
      className={clsx('menu__link', styles.link, isCurrent && 'menu__link--active', isRead && styles.read)}
      aria-current={isCurrent ? 'page' : undefined}
      aria-label={isRead ? name : undefined}
      to={href}
    >
      {isAmongDays && <span className={styles.day}>{day}</span>}
      {label}
    </Link>
  );
}
