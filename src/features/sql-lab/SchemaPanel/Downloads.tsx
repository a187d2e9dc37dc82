import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import { useNumberFormat } from '@site/src/components/useNumberFormat';
import { datasetDownloads } from '../worker/pageLab';
import styles from './styles.module.css';

const KIBIBYTE = 1024;

/** The files of a dataset: a database file, and a script for each system. */
export function Downloads({ dataset }: { dataset: string }): ReactNode {
  const number = useNumberFormat();
  const files = datasetDownloads(dataset);
  if (!files) return null;
  const links = [
    ['.sqlite', files.sqliteFile],
    ['SQLite .sql', files.sqlite],
    ['PostgreSQL .sql', files.postgres],
    ['MySQL .sql', files.mysql],
  ] as const;
  return (
    <p className={styles.downloads}>
      <Translate id="sqlLab.Downloads.title" description="Before links to the files of the dataset">
        Tải về:
      </Translate>{' '}
      {links.map(([name, { url, bytes }]) => (
        // oxlint-disable-next-line @docusaurus/no-html-links -- a file, not a page: the router must not take it.
        <a key={name} href={url} download>
          {name} <span className={styles.rows}>{number(bytes / KIBIBYTE)} KB</span>
        </a>
      ))}
    </p>
  );
}
