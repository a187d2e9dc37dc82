import { useEffect, useState, type ReactNode } from 'react';
import { PackCard } from '../CourseDownload/PackCard';
import type { PackSummary } from '../core/types';
import { loadSummaries } from '../packKeeper';
import { useOfflineFeature } from '../useOfflineFeature';
import styles from './styles.module.css';

/** Every course of this language, each with the buttons that save it on the device or remove it. */
export function CourseList(): ReactNode {
  const { locale, baseUrl } = useOfflineFeature();
  const [courses, setCourses] = useState<readonly PackSummary[]>([]);
  useEffect(() => {
    let isCurrent = true;
    void loadSummaries(locale, baseUrl).then((found) => isCurrent && setCourses(found));
    return () => {
      isCurrent = false;
    };
  }, [locale, baseUrl]);
  return (
    <div className={styles.courses}>
      {courses.map((course) => (
        <PackCard key={course.id} summary={course} isListed />
      ))}
    </div>
  );
}
