import type { Bases, settleAddress } from './core/settleAddress';

/**
 * Runs in the head of the prerendered not-found page, before the first paint. It redirects readers for whom this is the
 * wrong page, and gives the links to the other languages the requested path, as React will render them.
 *
 * Its source text is inlined into the page, so it must not use anything from outside itself.
 */
export function startNotFound(settle: typeof settleAddress, bases: Bases): void {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const settled = settle(location, bases, (navigation?.redirectCount ?? 0) > 0);
  if ('go' in settled) {
    document.documentElement.hidden = true;
    location.replace(settled.go);
    return;
  }
  const { show } = settled;
  history.replaceState(history.state, '', show);
  if (!show.startsWith(bases.own)) return;
  document.addEventListener('DOMContentLoaded', () => {
    for (const link of document.querySelectorAll('a[lang]')) {
      const base = link.getAttribute('href')?.replace(/404$/, '') ?? '';
      link.setAttribute('href', base + show.slice(bases.own.length));
    }
  });
}
