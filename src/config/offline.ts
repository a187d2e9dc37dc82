import path from 'node:path';

const FORMS = ['', 'on', 'off'];

/**
 * Whether the site offers to work without a network.
 *
 * @throws Error for a value that is neither empty, `on` nor `off`
 */
export function offlineMode(value: string | undefined): 'on' | 'off' {
  const text = value?.trim() ?? '';
  if (!FORMS.includes(text)) throw new Error(`OFFLINE is "${text}". Set it to on or off, or leave it empty for on.`);
  return text === 'off' ? 'off' : 'on';
}

/** Whether this build offers the offline mode; `off` removes it from the devices of readers who use it. */
export const offline = offlineMode(process.env.OFFLINE);

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
