import { useEffect, useState, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type { PackRecord } from '../core/types';
import { onPacksChanged } from '../packKeeper';
import { readRecords, standingOf } from '../records';
import { useByteText } from '../useByteText';
import styles from './styles.module.css';

async function readSaved(): Promise<readonly PackRecord[]> {
  const records = await readRecords();
  return Promise.all(records.map(standingOf));
}

/** The courses on this device; undefined until they are known. */
function useSaved(): readonly PackRecord[] | undefined {
  const [saved, setSaved] = useState<readonly PackRecord[]>();
  useEffect(() => {
    let isCurrent = true;
    const read = () =>
      void readSaved()
        // Storage is blocked, so nothing is saved.
        .catch(() => [])
        .then((found) => isCurrent && setSaved(found));
    read();
    const stop = onPacksChanged(read);
    return () => {
      isCurrent = false;
      stop();
    };
  }, []);
  return saved;
}

/** Which courses are saved on this device, and where to save more. */
export function SavedCourses(): ReactNode {
  const saved = useSaved() ?? [];
  return (
    <div className={styles.room}>
      {saved.length > 0 ? (
        <ul className={styles.list} role="list">
          {saved.map((record) => (
            <Saved key={`${record.locale}/${record.manifest.id}`} record={record} />
          ))}
        </ul>
      ) : (
        <p className={styles.none}>
          <Translate id="offline.SavedCourses.none" description="No course is saved on this device">
            Chưa lưu khóa học nào. Khóa học đã lưu đọc và chạy được cả khi không có mạng.
          </Translate>
        </p>
      )}
      <p className={styles.ways}>
        <Link to="/settings#offline">
          <Translate id="offline.SavedCourses.choose" description="Link to where courses are saved and removed">
            Chọn khóa học để lưu
          </Translate>
        </Link>
        <Link to="/offline">
          <Translate id="offline.SavedCourses.all" description="Link to the list of all pages on this device">
            Mọi trang mở được khi không có mạng
          </Translate>
        </Link>
      </p>
    </div>
  );
}

function Saved({ record: { locale, manifest, isComplete } }: { record: PackRecord }): ReactNode {
  const bytes = useByteText();
  return (
    <li className={styles.course}>
      {/* A full load: the saved page may be of another edition or language than the scripts that run. */}
      <Link href={`pathname://${manifest.href}`} hrefLang={locale} target="_self" autoAddBaseUrl={false}>
        {manifest.label}
      </Link>
      <span className={styles.size}>
        {isComplete ? (
          bytes(manifest.stored)
        ) : (
          <Translate id="offline.SavedCourses.partial" description="Beside a course that is saved in part">
            mới lưu một phần
          </Translate>
        )}
      </span>
    </li>
  );
}
