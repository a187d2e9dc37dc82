// Change: a link to the search page in the navbar's search slot.
import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import styles from './styles.module.css';

export default function SearchBar(): ReactNode {
  return (
    <Link
      className={styles.link}
      to="/search"
      aria-label={translate({
        id: 'search.SearchBar.label',
        message: 'Tìm kiếm',
        description: 'Name of the search link in the navbar',
      })}
    >
      <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
        <path
          d="M8.500 3a5.500 5.500 0 1 1 0 11 5.500 5.500 0 0 1 0-11Zm4 9.500L17 17"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.800"
          strokeLinecap="round"
        />
      </svg>
    </Link>
  );
}
