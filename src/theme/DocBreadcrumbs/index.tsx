// Change: on a phone, one line leads back to the course or category and shares its height with the contents; the
// last entry of a course's day is its number. Ejected: the original's items take no attributes.
import type { ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import type { PropSidebarBreadcrumbsItem } from '@docusaurus/plugin-content-docs';
import { useSidebarBreadcrumbs } from '@docusaurus/plugin-content-docs/client';
import { ThemeClassNames } from '@docusaurus/theme-common';
import { translate } from '@docusaurus/Translate';
import HomeBreadcrumbItem from '@theme/DocBreadcrumbs/Items/Home';
import DocBreadcrumbsStructuredData from '@theme/DocBreadcrumbs/StructuredData';
import { courseMark, lessonMark } from '@site/src/features/progress/core/courseMarks';
import styles from './styles.module.css';

/** An entry above the page. */
function Ancestor({ item, isParent }: { item: PropSidebarBreadcrumbsItem; isParent: boolean }): ReactNode {
  const isLink = item.href !== undefined && !(item.type === 'category' && item.linkUnlisted);
  const shared = { className: 'breadcrumbs__link', 'data-short': courseMark(item)?.name };
  const label = <span>{item.label}</span>;
  return (
    <li className={clsx('breadcrumbs__item', isParent && styles.parent)}>
      {isLink ? (
        <Link {...shared} href={item.href}>
          {label}
        </Link>
      ) : (
        <span {...shared}>{label}</span>
      )}
    </li>
  );
}

/** The page itself. */
function Last({ item, parent }: { item: PropSidebarBreadcrumbsItem; parent?: PropSidebarBreadcrumbsItem }): ReactNode {
  const { day } = lessonMark(item);
  const days = parent && courseMark(parent)?.days;
  const isDay = day !== undefined && days !== undefined;
  return (
    <li className={clsx('breadcrumbs__item breadcrumbs__item--active', isDay && styles.day)}>
      <span className="breadcrumbs__link">
        {isDay
          ? translate(
              {
                id: 'docs.DocBreadcrumbs.day',
                message: 'Ngày {day}/{days}',
                description: 'Which day of a course a lesson is, in the line above its title',
              },
              { day, days },
            )
          : item.label}
      </span>
    </li>
  );
}

export default function DocBreadcrumbs(): ReactNode {
  const breadcrumbs = useSidebarBreadcrumbs();
  const last = breadcrumbs?.at(-1);
  if (!breadcrumbs || !last) return null;
  const ancestors = breadcrumbs.slice(0, -1);
  const parent = ancestors.at(-1);
  const data = <DocBreadcrumbsStructuredData breadcrumbs={breadcrumbs} />;
  if (!parent && last.type === 'link') return data;
  return (
    <>
      {data}
      <nav
        className={clsx(ThemeClassNames.docs.docBreadcrumbs, styles.trail, !parent && styles.lone)}
        aria-label={translate({
          id: 'theme.docs.breadcrumbs.navAriaLabel',
          message: 'Vị trí trang',
          description: 'The ARIA label for the breadcrumbs',
        })}
      >
        <ul className="breadcrumbs">
          <HomeBreadcrumbItem />
          {ancestors.map((item) => (
            <Ancestor key={item.label} item={item} isParent={item === parent} />
          ))}
          <Last item={last} {...(parent && { parent })} />
        </ul>
      </nav>
    </>
  );
}
