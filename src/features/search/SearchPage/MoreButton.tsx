import { useEffect, useRef, type ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import styles from './styles.module.css';

/** Requests the next page of hits when it is pressed or scrolled into view; each page has its own button. */
export function MoreButton({ onReach }: { onReach: () => void }): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const element = button.current;
    if (!element) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) onReach();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [onReach]);
  return (
    <p className={styles.more}>
      <button ref={button} type="button" className="button button--secondary" onClick={onReach}>
        <Translate id="search.MoreButton.label" description="Button below the hits of the search page">
          Xem thêm kết quả
        </Translate>
      </button>
    </p>
  );
}
