import { reportedPath } from './core/consent';
import type { ShownPage } from './shownPage';

export interface TrackingIds {
  gtagId?: string;
  containerId?: string;
}

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

let started = false;

function push(...entry: unknown[]): void {
  window.dataLayer ??= [];
  // gtag.js distinguishes commands from events by the type of the entry: commands must be an Arguments object.
  window.dataLayer.push(entry.length === 1 ? entry[0] : toArguments(...entry));
}

function toArguments(..._entry: unknown[]): IArguments {
  // oxlint-disable-next-line prefer-rest-params -- gtag.js requires the Arguments object itself
  return arguments;
}

function loadScript(source: string): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = source;
  script.addEventListener('error', () => console.warn(`Analytics script could not be loaded: ${source}`));
  document.head.append(script);
}

/** Loads the configured scripts, once; called only after the reader has agreed. */
export function startTracking({ gtagId, containerId }: TrackingIds): void {
  if (started) return;
  started = true;
  push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  if (gtagId) {
    push('js', new Date());
    push('config', gtagId, { anonymize_ip: true, send_page_view: false });
    loadScript(`https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(gtagId)}`);
  }
  if (containerId) {
    loadScript(`https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(containerId)}`);
  }
}

/** Reports a page view to the scripts that were started; does nothing before. */
export function trackPageView(page: ShownPage, { gtagId }: TrackingIds): void {
  if (!started) return;
  const view = { page_path: reportedPath(page), page_title: page.title };
  if (gtagId) push('event', 'page_view', { ...view, anonymize_ip: true });
  push({ event: 'page_view', ...view });
}
