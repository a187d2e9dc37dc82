import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import { PaperFold } from '../PaperFold';
import styles from './styles.module.css';

interface Props {
  /** The products that printed the recordings inside; if absent, the systems are compared. */
  products?: string;
  children: ReactNode;
}

/** What a lesson can be read without. It is open where scripts are off, too. */
export function FoldedReference({ products, children }: Props): ReactNode {
  return (
    <PaperFold
      className={styles.fold}
      summary={
        products === undefined ? (
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
        )
      }
    >
      <div className={styles.content}>{children}</div>
    </PaperFold>
  );
}
