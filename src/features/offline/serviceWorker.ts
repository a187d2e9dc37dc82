import i18n from '@generated/i18n';
import { createStorageSlot } from '@docusaurus/theme-common';
import { loadOnce } from 'light-pages/browser/loadOnce';
import { askWorker } from './askWorker';
import { PATIENCE_MS, WORKER_CACHES } from './core/places';

/** Base path of the default language: the one worker of the site is there, and answers for both languages. */
const rootUrl = i18n.localeConfigs[i18n.defaultLocale]?.baseUrl ?? '/';

/**
 * How long the worker before may answer what the page asks for at the press. Chromium stops it as soon as it is to be
 * replaced; started again for such a request, it would keep the new one waiting.
 */
const LAST_REQUESTS_MS = 1_000;

/**
 * How long a reader waits for the new worker at the most. A request at the wrong moment, of another tab for instance,
 * and Chromium keeps the one before until that has nothing to do; a page that is opened has it try again.
 */
const TAKEOVER_MS = 5_000;

/** Holds for the next page of this tab: its reader has agreed to the worker that waits. */
const agreement = () => createStorageSlot('offline-agreed', { persistence: 'sessionStorage' });

const takeOver = (worker: ServiceWorker) => worker.postMessage({ type: 'SKIP_WAITING' });

async function askForReload(worker: ServiceWorker): Promise<void> {
  const { renderReloadPopup } = await import('@docusaurus/plugin-pwa/lib/renderReloadPopup');
  const reloadIfActive = () => worker.state === 'activated' && location.reload();
  await renderReloadPopup({
    onReload() {
      worker.addEventListener('statechange', reloadIfActive);
      setTimeout(() => takeOver(worker), LAST_REQUESTS_MS);
      // The worker before asks for pages first: the reader has the new edition also with it.
      setTimeout(() => {
        agreement().set('');
        location.reload();
      }, TAKEOVER_MS);
      // Another tab may have let it take over already.
      reloadIfActive();
    },
  });
}

/** Tells of each worker that waits for the one before it to go, now and later. */
function follow(registration: ServiceWorkerRegistration, onWaiting: (worker: ServiceWorker) => void): void {
  const watch = (worker: ServiceWorker | null) =>
    worker?.addEventListener('statechange', () => {
      // The first worker of all waits for nobody.
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
 * Registers the service worker and, when an update of it waits, asks the reader before it takes over. Called again,
 * it answers with the same registration, as long as that is there.
 *
 * @throws what the browser throws when it refuses the worker
 */
export async function startWorker(): Promise<ServiceWorkerRegistration> {
  // The reader may have taken the worker back, also in another tab, or its installation may have failed.
  if (started.now() && !(await navigator.serviceWorker.getRegistration())) started = loadOnce(register);
  return started.load();
}

/** Without the offline mode an update of the worker takes over at once, in silence. */
export async function followUpdates(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  if (registration) follow(registration, takeOver);
}

/**
 * Takes the worker back, with what it has kept. Pages that are open go on without it when they are loaded anew; until
 * then it answers them, and keeps nothing.
 */
export async function removeWorker(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  if (registration?.active) await askWorker(registration.active, 'KEEP_NOTHING', PATIENCE_MS);
  await registration?.unregister();
  const names = await caches.keys();
  await Promise.all(names.filter((name) => WORKER_CACHES.test(name)).map((name) => caches.delete(name)));
}
