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

/** Whether this build offers the offline mode; `off` takes it back from everybody who has it. */
export const offline = offlineMode(process.env.OFFLINE);

const generatedFiles = process.env.DOCUSAURUS_GENERATED_FILES_DIR_NAME ?? '.docusaurus';

/** The site's part of the service worker, compiled at the beginning of each build; some run side by side. */
export const workerSource = path.resolve(__dirname, '../..', generatedFiles, 'offline/worker.mjs');

/** Settings of the PWA plugin. What is kept, and when, is decided in `src/features/offline`. */
export const pwaOptions = {
  debug: false,
  // Read by `activateOfflineMode.ts`, which also counts readers who have saved a course.
  offlineModeActivationStrategies: ['appInstalled', 'standalone', 'queryString'],
  // One list for all readers would hold both languages; the worker keeps the shell of those in use instead.
  injectManifestConfig: { globIgnores: ['**/*'] },
  pwaHead: [{ tagName: 'link', rel: 'manifest', href: 'manifest.webmanifest' }],
  swCustom: workerSource,
  swRegister: path.resolve(__dirname, '../features/offline/activateOfflineMode.ts'),
};
