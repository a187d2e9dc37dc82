// Change: has the site's own style and texts; it overlays the page and leaves the focus where it is.
import { useState, type ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import type { Props } from '@theme/PwaReloadPopup';
import styles from './styles.module.css';

export default function PwaReloadPopup({ onReload }: Props): ReactNode {
  const [standing, setStanding] = useState<'asking' | 'loading' | 'closed'>('asking');
  if (standing === 'closed') return null;
  const reload = () => {
    setStanding('loading');
    onReload();
  };
  return (
    <div className={styles.popup} role="status">
      <p className={styles.text}>
        <Translate id="theme.PwaReloadPopup.info" description="The text for PWA reload popup">
          Trang đã có bản mới.
        </Translate>
      </p>
      <div className={styles.buttons}>
        <button
          type="button"
          className="button button--primary button--sm"
          disabled={standing === 'loading'}
          onClick={reload}
        >
          <Translate id="theme.PwaReloadPopup.refreshButtonText" description="The text for PWA reload button">
            Tải lại
          </Translate>
        </button>
        <button type="button" className="button button--secondary button--sm" onClick={() => setStanding('closed')}>
          <Translate id="theme.PwaReloadPopup.later" description="Button: keep the old edition for now">
            Để sau
          </Translate>
        </button>
      </div>
    </div>
  );
}
