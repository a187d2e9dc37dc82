import type { ComponentProps, ReactNode } from 'react';
import clsx from 'clsx';
import Translate from '@docusaurus/Translate';
import styles from './styles.module.css';

/** A sentence in a lab that is not its subject: how to read a part, or why something is missing. */
export function LabNote({ className, ...rest }: ComponentProps<'p'>): ReactNode {
  return <p className={clsx(styles.note, className)} {...rest} />;
}

/** Shown in a lab where JavaScript is off. */
export function NoScript(): ReactNode {
  return (
    <noscript>
      <LabNote>
        <Translate id="labKit.LabNote.noScript" description="Shown in a lab where JavaScript is off">
          Phần này chạy ngay trong trang nên cần JavaScript.
        </Translate>
      </LabNote>
    </noscript>
  );
}
