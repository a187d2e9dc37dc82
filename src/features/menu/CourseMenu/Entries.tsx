import { Fragment, type ReactNode } from 'react';
import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { isActiveSidebarItem, isVisibleSidebarItem } from '@docusaurus/plugin-content-docs/client';
import { isSamePath } from '@docusaurus/theme-common/internal';
import { courseMark, lessonMark, stretchesOf, type CourseMark } from '../../progress/core/courseMarks';
import { LessonLink } from './LessonLink';
import styles from './styles.module.css';

interface FoldProps {
  title: string;
  note?: string;
  isOpen: boolean;
  isCurrent?: boolean;
  children: ReactNode;
}

/** A part of the list that the browser opens and closes, also before any script has loaded. */
function Fold({ title, note, isOpen, isCurrent = false, children }: FoldProps): ReactNode {
  return (
    <li>
      <details className={styles.fold} open={isOpen}>
        <summary className={styles.title} aria-current={isCurrent ? 'page' : undefined}>
          <span className={styles.name}>{title}</span>
          {note !== undefined && <span className={styles.note}>{note}</span>}
        </summary>
        <ul className={styles.list}>{children}</ul>
      </details>
    </li>
  );
}

interface Props {
  items: readonly PropSidebarItem[];
  path: string;
  /** The course that they are the lessons of. */
  course?: CourseMark;
}

/** A topic's documents. The stages of a course and the categories of a topic are folds; only the current one is open. */
export function Entries({ items, path, course }: Props): ReactNode {
  const visible = items.filter((item) => isVisibleSidebarItem(item, path));
  return stretchesOf(visible).map(({ stage, entries }) => {
    const drawn = entries.map((item) => <Entry key={'label' in item ? item.label : ''} item={item} path={path} />);
    const about = stage === undefined ? undefined : course?.stages[stage];
    if (!about) return <Fragment key={stage ?? drawn[0]?.key}>{drawn}</Fragment>;
    return (
      <Fold
        key={stage}
        title={about.title}
        note={about.days}
        isOpen={entries.some((item) => isActiveSidebarItem(item, path))}
      >
        {drawn}
      </Fold>
    );
  });
}

function Entry({ item, path }: { item: PropSidebarItem; path: string }): ReactNode {
  if (item.type === 'html') return null;
  if (item.type === 'category' && !courseMark(item)) {
    return (
      <Fold title={item.label} isOpen={isActiveSidebarItem(item, path)} isCurrent={isSamePath(item.href, path)}>
        <Entries items={item.items} path={path} />
      </Fold>
    );
  }
  return (
    <li>
      <TopLink item={item} path={path} />
    </li>
  );
}

/** A document, or the first page of a course or topic. */
export function TopLink({ item, path }: { item: PropSidebarItem; path: string }): ReactNode {
  if (item.type === 'html' || item.href === undefined) return null;
  const { day, stage } = lessonMark(item);
  return (
    <LessonLink
      href={item.href}
      label={item.label}
      {...(item.type === 'link' && { docId: item.docId })}
      {...(day !== undefined && { day })}
      isAmongDays={stage !== undefined}
      isCurrent={isSamePath(item.href, path)}
    />
  );
}
