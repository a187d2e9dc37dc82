import type { ReactNode } from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { BrowserMade } from 'light-pages/islands/BrowserMade';
import { loadOnce } from 'light-pages/browser/loadOnce';
import { useOfflineFeature } from '../useOfflineFeature';
import styles from './styles.module.css';

const panel = loadOnce(async () => (await import(/* webpackChunkName: "offline-panel" */ './Panel')).default);

function drawPanel(): ReactNode {
  const Panel = panel.now();
  return Panel && <Panel />;
}

/**
 * Offers to save the course of this page on the device. Its space is reserved from the start; the panel loads later,
 * and the page works without it if loading fails.
 */
export function CourseDownload(): ReactNode {
  const isBrowser = useIsBrowser();
  if (!useOfflineFeature().isOn) return null;
  return (
    <div className={styles.room} data-search="off">
      {isBrowser && <BrowserMade draw={drawPanel} load={panel.load} />}
    </div>
  );
}
