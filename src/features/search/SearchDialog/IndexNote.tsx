import { useSyncExternalStore, type ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import type { EmbeddedSearchClient } from '../searchClient';
import styles from './styles.module.css';

/**
 * Under `npm start` no pages are rendered to be indexed: this note says which build's index is used, or that there is
 * none.
 */
export function IndexNote({ client }: { client: EmbeddedSearchClient }): ReactNode {
  const { source, error } = useSyncExternalStore(client.subscribe, client.getState);
  if (process.env.NODE_ENV !== 'development') return null;
  if (error === 'missing-index' || error === 'page-instead') {
    return (
      <p className={styles.note}>
        <Translate id="search.IndexNote.missing" description="Note in the search dialog of the dev server">
          Chưa có chỉ mục tìm kiếm: hãy chạy npm run build một lần.
        </Translate>
      </p>
    );
  }
  if (source !== 'last-build') return null;
  return (
    <p className={styles.note}>
      <Translate id="search.IndexNote.lastBuild" description="Note in the search dialog of the dev server">
        Kết quả theo lần build gần nhất; chạy npm run build để có nội dung mới.
      </Translate>
    </p>
  );
}
