import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from '@docusaurus/router';
import { keepPosition, openEntry } from './resultPosition';
import type { PageResults } from './usePageResults';

/** Stores the scroll position at which a reader leaves the results, and restores it when Back returns to them. */
export function useResultPosition(results: PageResults | undefined): void {
  const location = useLocation();
  const latest = useRef(results);
  useEffect(() => {
    latest.current = results;
  }, [results]);

  useEffect(() => {
    const entry = openEntry();
    let top = window.scrollY;
    // Tracked continuously: once the reader has left the results, the scroll position is that of the next page.
    const look = () => {
      if (openEntry() === entry) top = window.scrollY;
    };
    const keep = () => {
      const { current } = latest;
      if (current) keepPosition(entry, { key: current.key, pages: current.page + 1, top });
    };
    window.addEventListener('scroll', look, { passive: true });
    // Scroll events are delivered with the next frame, and the click that leaves the page may precede it.
    window.addEventListener('click', look, { capture: true });
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('scroll', look);
      window.removeEventListener('click', look, { capture: true });
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, [location]);

  const { key, top } = results ?? {};
  useLayoutEffect(() => {
    if (top !== undefined) window.scrollTo({ top, behavior: 'instant' });
  }, [key, top]);
}
