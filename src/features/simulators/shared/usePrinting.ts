import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Whether the page is being printed, or shown as on paper. */
export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const paper = matchMedia('print');
    const ends = new AbortController();
    const { signal } = ends;
    // The browser takes the page to paper right after the event.
    const tell = (value: boolean) => flushSync(() => setPrinting(value));
    addEventListener('beforeprint', () => tell(true), { signal });
    addEventListener('afterprint', () => tell(paper.matches), { signal });
    paper.addEventListener('change', ({ matches }) => tell(matches), { signal });
    return () => ends.abort();
  }, []);
  return isPrinting;
}
