import path from 'node:path';
import { environment, orEnd } from './environment';
import { offlineMode } from './modes';

/** Whether this build offers the offline mode; `off` removes it from the devices of readers who use it. */
export const offline = orEnd(() => offlineMode(environment.OFFLINE));

const generatedFiles = process.env.DOCUSAURUS_GENERATED_FILES_DIR_NAME ?? '.docusaurus';

/** The site's part of the service worker, compiled at the start of each build; builds may run side by side. */
export const workerSource = path.resolve(__dirname, '../..', generatedFiles, 'offline/worker.mjs');

/** Settings of the PWA plugin. `src/features/offline` decides what is cached, and when. */
export const pwaOptions = {
  debug: false,
  // Read by `activateOfflineMode.ts`, which also counts readers who have saved a course.
  offlineModeActivationStrategies: ['appInstalled', 'standalone', 'queryString'],
  // One precache list for all readers would contain both languages; the worker caches the shell of those in use
  // instead.
  injectManifestConfig: { globIgnores: ['**/*'] },
  pwaHead: [{ tagName: 'link', rel: 'manifest', href: 'manifest.webmanifest' }],
  swCustom: workerSource,
  swRegister: path.resolve(__dirname, '../features/offline/activateOfflineMode.ts'),
};
