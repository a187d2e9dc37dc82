// Change: a `details` element, which opens before any script has loaded; closed, it is on the line above the title.
import type { ReactNode } from 'react';
import clsx from 'clsx';
import { translate } from '@docusaurus/Translate';
import type { Props } from '@theme/TOCCollapsible';
import TOCItems from '@theme/TOCItems';
import styles from './styles.module.css';

export default function TOCCollapsible({ className, ...items }: Props): ReactNode {
  return (
    <details className={clsx(styles.tocCollapsible, className)}>
      <summary className={styles.tocCollapsibleButton}>
        {translate({
          id: 'theme.TOCCollapsible.toggleButtonLabel',
          message: 'Mục lục',
          description: 'The label used by the button on the collapsible TOC component',
        })}
      </summary>
      <TOCItems {...items} />
    </details>
  );
}
