// Change: one row a page, under the stages of a course, in place of cards; offers to save a course on the device below
// its overview, and the course as a book where it begins.
import type { ReactNode } from 'react';
import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import {
  filterDocCardListItems,
  useCurrentSidebarSiblings,
  useSidebarBreadcrumbs,
} from '@docusaurus/plugin-content-docs/client';
import { Rows } from '@site/src/components/Rows';
import { BookLink } from '@site/src/features/epub/BookLink';
import { CourseDownload } from '@site/src/features/offline/CourseDownload';
import { courseMark, stretchesOf } from '@site/src/features/progress/core/courseMarks';
import DocCard from '@theme/DocCard';
import type { Props } from '@theme/DocCardList';
import styles from './styles.module.css';

interface ListsProps {
  items: readonly PropSidebarItem[];
}

function Cards({ items }: ListsProps): ReactNode {
  return items.map((item) => <DocCard key={'label' in item ? item.label : ''} item={item} />);
}

function Lists({ items }: ListsProps): ReactNode {
  const course = useSidebarBreadcrumbs()?.map(courseMark).at(-1);
  const lists = stretchesOf(filterDocCardListItems([...items])).map(({ stage, entries }) => {
    const about = stage === undefined ? undefined : course?.stages[stage];
    if (!about) {
      return (
        <div key={entries[0] && 'label' in entries[0] ? entries[0].label : ''} className={styles.whole}>
          <Rows>
            <Cards items={entries} />
          </Rows>
        </div>
      );
    }
    return (
      <section key={stage} aria-labelledby={`stage-${stage}`}>
        <h2 id={`stage-${stage}`} className={styles.stage}>
          {about.title}
        </h2>
        <Rows isNumbered>
          <Cards items={entries} />
        </Rows>
      </section>
    );
  });
  return <div className={styles.lists}>{lists}</div>;
}

const pathsOf = (items: readonly PropSidebarItem[]): string[] =>
  items.flatMap((item) => (item.type === 'category' ? pathsOf(item.items) : item.type === 'link' ? item.href : []));

function Book({ items }: ListsProps): ReactNode {
  return <BookLink lessons={pathsOf(items)} depth={useSidebarBreadcrumbs()?.length ?? 0} />;
}

function ListsOfCurrent(): ReactNode {
  return <ListsAndOffers items={useCurrentSidebarSiblings()} />;
}

function ListsAndOffers({ items }: ListsProps): ReactNode {
  return (
    <>
      <Lists items={items} />
      <CourseDownload />
      <Book items={items} />
    </>
  );
}

export default function DocCardList({ items }: Props): ReactNode {
  return items ? <ListsAndOffers items={items} /> : <ListsOfCurrent />;
}
