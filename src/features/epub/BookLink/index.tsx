import { useEffect, useState, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { Icon } from '@site/src/components/Icon';
import { useByteText } from '../../offline/useByteText';
import { COURSE_FOLDERS } from '../../sharing/core/courses';
import { BOOK_LIST, bookPath, courseOf, type ListedBook } from '../core/bookList';
import styles from './styles.module.css';

interface Props {
  /** Paths of the course's lessons. */
  lessons: readonly string[];
  /** How deep in the menu the page stands that offers the book; missing where no other page of the course could. */
  depth?: number;
}

/** The size of a book, which is known only after the build; undefined until its list has loaded. */
function useBookSize(baseUrl: string, course: string | undefined): number | undefined {
  const [bytes, setBytes] = useState<number>();
  useEffect(() => {
    if (course === undefined) return undefined;
    const stop = new AbortController();
    const read = async () => {
      const response = await fetch(baseUrl + BOOK_LIST, { signal: stop.signal });
      const books = (await response.json()) as readonly ListedBook[];
      setBytes(books.find((book) => book.course === course)?.bytes);
    };
    // Without the list the link is still there.
    read().catch(() => undefined);
    return () => stop.abort();
  }, [baseUrl, course]);
  return bytes;
}

/** Offers a course as an EPUB, on the page where the course begins; nothing on other pages. */
export function BookLink({ lessons, depth }: Props): ReactNode {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const found = courseOf(lessons, baseUrl, COURSE_FOLDERS);
  const course = depth === undefined || found?.split('/').length === depth ? found : undefined;
  const bytes = useBookSize(baseUrl, course);
  const byteText = useByteText();
  if (course === undefined) return null;
  return (
    <p className={styles.book} data-search="off">
      <Icon name="download" />{' '}
      <Link to={`pathname://${bookPath(baseUrl, course)}`} target="_self" download>
        <Translate id="epub.BookLink.download" description="Link: the whole course as an EPUB book">
          Tải sách EPUB của khóa học
        </Translate>
      </Link>{' '}
      <span className={styles.size}>{bytes !== undefined && <span>({byteText(bytes)})</span>}</span>
    </p>
  );
}
