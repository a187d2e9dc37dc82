import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import styles from './styles.module.css';

/** Marks what only the owner can supply and has not yet: the text beside it is sample data. */
export function SampleLabel(): ReactNode {
  return (
    <span className={styles.label}>
      <Translate id="components.SampleLabel.label" description="Mark beside data that is only a sample">
        Dữ liệu mẫu
      </Translate>
    </span>
  );
}
