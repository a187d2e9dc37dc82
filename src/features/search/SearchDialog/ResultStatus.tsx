import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import type { LastResult } from './observeResults';
import styles from './styles.module.css';

/** Tells a screen reader what came of the query. */
export function ResultStatus({ last }: { last: LastResult | undefined }): ReactNode {
  return (
    <p className={styles.status} role="status">
      {last && (
        <Translate
          id="search.ResultStatus.count"
          description="Said by screen readers when the results of a query have come"
          values={{ count: last.count, query: last.query }}
        >
          {'{count} kết quả cho “{query}”'}
        </Translate>
      )}
    </p>
  );
}
