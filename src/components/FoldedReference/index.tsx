import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import styles from './styles.module.css';

interface Props {
  /** The products that printed the recordings inside; if absent, the systems are compared. */
  products?: string;
  children: ReactNode;
}

/** What a lesson can be read without. A native element, open in print and where scripts are off. */
export function FoldedReference({ products, children }: Props): ReactNode {
  return (
    <details className={styles.fold}>
      <summary>
        {products === undefined ? (
          <Translate id="components.FoldedReference.systems" description="Opens a table of differences between systems">
            So sánh SQLite, PostgreSQL và MySQL
          </Translate>
        ) : (
          <Translate
            id="components.FoldedReference.recording"
            description="Opens what a product printed when it was recorded"
            values={{ products }}
          >
            {'Xem {products} trả về gì'}
          </Translate>
        )}
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
