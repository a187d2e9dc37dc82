import { lazy, Suspense, type ReactNode } from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { useOfflineFeature } from '../useOfflineFeature';
import styles from './styles.module.css';

const Panel = lazy(() => import(/* webpackChunkName: "offline-panel" */ './Panel'));

/** Offers to keep the course of this page on the device. Its room is there from the start; the rest comes later. */
export function CourseDownload(): ReactNode {
  const isBrowser = useIsBrowser();
  if (!useOfflineFeature().isOn) return null;
  return (
    <div className={styles.room} data-search="off">
      {isBrowser && (
        <Suspense>
          <Panel />
        </Suspense>
      )}
    </div>
  );
}
