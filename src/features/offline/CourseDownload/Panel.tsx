import { useEffect, useState, type ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import { findCourse } from '../core/findCourse';
import type { PackSummary } from '../core/types';
import { loadSummaries } from '../packKeeper';
import { useOfflineFeature } from '../useOfflineFeature';
import { PackCard } from './PackCard';

/** The card of the course that the page belongs to; nothing on a page outside the courses. */
export default function Panel(): ReactNode {
  const { pathname } = useLocation();
  const { locale, baseUrl } = useOfflineFeature();
  const [courses, setCourses] = useState<readonly PackSummary[]>([]);
  useEffect(() => {
    let isCurrent = true;
    void loadSummaries(locale, baseUrl).then((found) => isCurrent && setCourses(found));
    return () => {
      isCurrent = false;
    };
  }, [locale, baseUrl]);
  const course = findCourse(pathname, courses);
  return course ? <PackCard key={course.id} summary={course} /> : null;
}
