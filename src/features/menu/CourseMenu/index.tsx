import { useEffect, useRef, type ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import { isActiveSidebarItem, isVisibleSidebarItem } from '@docusaurus/plugin-content-docs/client';
import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { isSamePath } from '@docusaurus/theme-common/internal';
import { translate } from '@docusaurus/Translate';
import { CourseMeter } from '../../progress/CourseMeter';
import { courseMark } from '../../progress/core/courseMarks';
import { Entries, TopLink } from './Entries';
import { sectionOf } from './sectionOf';
import { showCurrent } from './showCurrent';
import styles from './styles.module.css';

interface Props {
  items: readonly PropSidebarItem[];
  path: string;
  className?: string;
}

/** The list of documents: the course or topic of the page, so short that the page's own entry is in view; the others. */
export function CourseMenu({ items, path, className }: Props): ReactNode {
  const list = useRef<HTMLElement>(null);
  const shown = useRef(path);
  useEffect(() => {
    if (list.current) showCurrent(list.current, path !== shown.current);
    shown.current = path;
  }, [path]);
  const { section, others } = sectionOf(items, (item) => isActiveSidebarItem(item, path));
  const course = section && courseMark(section);
  return (
    <nav
      ref={list}
      className={clsx('menu thin-scrollbar', styles.menu, className)}
      aria-label={translate({
        id: 'theme.docs.sidebar.navAriaLabel',
        message: 'Danh sách bài học',
        description: 'The ARIA label for the sidebar navigation',
      })}
    >
      {section?.href !== undefined && (
        <Link
          className={clsx('menu__link', styles.section)}
          aria-current={isSamePath(section.href, path) ? 'page' : undefined}
          to={section.href}
        >
          {section.label}
        </Link>
      )}
      {course && <CourseMeter />}
      {section && (
        <ul className={styles.list}>
          <Entries items={section.items} path={path} {...(course && { course })} />
        </ul>
      )}
      <ul className={clsx(styles.list, section && styles.others)}>
        {others
          .filter((item) => isVisibleSidebarItem(item, path))
          .map((item) => (
            <li key={'label' in item ? item.label : ''}>
              <TopLink item={item} path={path} />
            </li>
          ))}
      </ul>
    </nav>
  );
}
