import { useEffect, useRef, useSyncExternalStore, type ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import { useStorageSlot } from '@docusaurus/theme-common';
import { CONSENT_KEY, isPageView, parseConsent, type Consent, type PageAddress } from '../core/consent';
import { getShownPage, subscribe } from '../shownPage';
import { startTracking, trackPageView, type TrackingIds } from '../tracking';
import styles from './styles.module.css';

function usePageViews(consent: Consent | undefined, ids: TrackingIds): void {
  const page = useSyncExternalStore(subscribe, getShownPage, getShownPage);
  const previous = useRef<PageAddress | null>(null);
  useEffect(() => {
    if (consent !== 'granted' || !page) return;
    startTracking(ids);
    if (isPageView(previous.current, page)) trackPageView(page, ids);
    previous.current = page;
  }, [consent, ids, page]);
}

/**
 * Asks once whether visits may be counted, and loads nothing before a yes. Rendered only where a tracking id is set.
 */
export function ConsentBar({ ids }: { ids: TrackingIds }): ReactNode {
  const [stored, slot] = useStorageSlot(CONSENT_KEY);
  const consent = parseConsent(stored);
  usePageViews(consent, ids);

  if (consent) return null;
  const answer = (given: Consent) => slot.set(given);
  return (
    <section
      className={styles.bar}
      aria-label={translate({
        id: 'analytics.ConsentBar.label',
        message: 'Quyền riêng tư',
        description: 'Name of the consent bar',
      })}
    >
      <p className={styles.text}>
        <Translate id="analytics.ConsentBar.question" description="Question of the consent bar">
          Bạn có cho phép trang này đếm lượt xem bằng Google Analytics không? Địa chỉ IP được rút gọn. Nếu bạn từ chối,
          mọi thứ vẫn chạy.
        </Translate>
      </p>
      <div className={styles.answers}>
        <button type="button" className="button button--secondary button--sm" onClick={() => answer('denied')}>
          <Translate id="analytics.ConsentBar.deny" description="Button that refuses analytics">
            Từ chối
          </Translate>
        </button>
        <button type="button" className="button button--primary button--sm" onClick={() => answer('granted')}>
          <Translate id="analytics.ConsentBar.allow" description="Button that agrees to analytics">
            Đồng ý
          </Translate>
        </button>
      </div>
    </section>
  );
}
