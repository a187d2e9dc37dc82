import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import styles from './styles.module.css';

/** Marks sample data, which stands for data that only the owner can supply and has not supplied yet. */
export function SampleLabel(): ReactNode {
  return (
    <span className={styles.label}>
      <Translate id="components.SampleLabel.label" description="Mark beside data that is only a sample">
        Dữ liệu mẫu
      </Translate>
    </span>
  );
}
