import i18n from '@generated/i18n';
import { createStorageSlot } from '@docusaurus/theme-common';
import { loadOnce } from 'light-pages/browser/loadOnce';
import { askWorker } from './askWorker';
import { WORKER_CACHES } from './core/cacheNames';
import { PATIENCE_MS } from './core/patience';

/** Base path of the default language, where the site's only worker lives; it serves both languages. */
const rootUrl = i18n.localeConfigs[i18n.defaultLocale]?.baseUrl ?? '/';

/**
 * How long the old worker may still answer the requests of the click. Chromium stops it once it is to be replaced; if
 * one of these requests restarted it, it would delay the new worker.
 */
const LAST_REQUESTS_MS = 1_000;

/**
 * The longest wait for the new worker. If a request, such as one from another tab, arrives at the wrong moment,
 * Chromium keeps the old worker until it is idle; opening a page makes Chromium try again.
 */
const TAKEOVER_MS = 5_000;

/** Set for the next page of this tab: the reader has accepted the waiting worker. */
const agreement = () => createStorageSlot('offline-agreed', { persistence: 'sessionStorage' });

const takeOver = (worker: ServiceWorker) => worker.postMessage({ type: 'SKIP_WAITING' });

async function askForReload(worker: ServiceWorker): Promise<void> {
  const { renderReloadPopup } = await import('@docusaurus/plugin-pwa/lib/renderReloadPopup');
  const reloadIfActive = () => worker.state === 'activated' && location.reload();
  await renderReloadPopup({
    onReload() {
      worker.addEventListener('statechange', reloadIfActive);
      setTimeout(() => takeOver(worker), LAST_REQUESTS_MS);
      // The reload works even with the old worker, because it requests pages from the network first.
      setTimeout(() => {
        agreement().set('');
        location.reload();
      }, TAKEOVER_MS);
      // Another tab may already have activated it.
      reloadIfActive();
    },
  });
}

/** Calls back for each worker that waits for its predecessor, now and later. */
function follow(registration: ServiceWorkerRegistration, onWaiting: (worker: ServiceWorker) => void): void {
  const watch = (worker: ServiceWorker | null) =>
    worker?.addEventListener('statechange', () => {
      // The first worker has no predecessor to wait for.
      if (worker.state === 'installed' && registration.active) onWaiting(worker);
    });
  if (registration.waiting) onWaiting(registration.waiting);
  watch(registration.installing);
  registration.addEventListener('updatefound', () => watch(registration.installing));
}

async function register(): Promise<ServiceWorkerRegistration> {
  const params = JSON.stringify({ offlineMode: true, debug: false });
  const registration = await navigator.serviceWorker.register(`${rootUrl}sw.js?params=${encodeURIComponent(params)}`, {
    scope: rootUrl,
  });
  const agreedTo = agreement().get() === null ? null : registration.waiting;
  agreement().del();
  if (agreedTo) takeOver(agreedTo);
  follow(registration, (worker) => worker !== agreedTo && void askForReload(worker));
  return registration;
}

let started = loadOnce(register);

/**
 * Registers the service worker; when an update of it is waiting, asks the reader before activating it. Further calls
 * return the same registration, as long as it exists.
 *
 * @throws what the browser throws when it rejects the worker
 */
export async function startWorker(): Promise<ServiceWorkerRegistration> {
  // The reader may have removed the worker, possibly in another tab, or its installation may have failed.
  if (started.now() && !(await navigator.serviceWorker.getRegistration())) started = loadOnce(register);
  return started.load();
}

/** Without the offline mode, an update of the worker is activated at once and without asking. */
export async function followUpdates(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  if (registration) follow(registration, takeOver);
}

/**
 * Unregisters the worker and deletes its caches. The worker still answers open pages until they are reloaded, but no
 * longer saves anything.
 */
export async function removeWorker(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  if (registration?.active) await askWorker(registration.active, 'KEEP_NOTHING', PATIENCE_MS);
  await registration?.unregister();
  const names = await caches.keys();
  await Promise.all(names.filter((name) => WORKER_CACHES.test(name)).map((name) => caches.delete(name)));
}
