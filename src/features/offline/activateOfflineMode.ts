// Runs with the site's first scripts, so it is small: the modules that it may need are loaded only once they are
// needed.
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { createStorageSlot } from '@docusaurus/theme-common';

interface InstallableNavigator {
  readonly getInstalledRelatedApps?: () => Promise<readonly { readonly platform: string }[]>;
}

async function isOfflineMode(): Promise<boolean> {
  if (
    createStorageSlot('offline.mode').get() === 'on' ||
    matchMedia('(display-mode: standalone)').matches ||
    new URLSearchParams(location.search).get('offlineMode') === 'true'
  ) {
    return true;
  }
  const apps = await (navigator as InstallableNavigator).getInstalledRelatedApps?.();
  return apps?.some(({ platform }) => platform === 'webapp') ?? false;
}

async function activate(isInstalled: boolean): Promise<void> {
  try {
    const isOn = isInstalled || (await isOfflineMode());
    // Without the offline mode no worker is installed, but an existing one is kept up to date.
    if (!isOn && !(await navigator.serviceWorker.getRegistration())) return;
    const { startWorker, followUpdates } = await import('./serviceWorker');
    await (isOn ? startWorker() : followUpdates());
  } catch (error) {
    console.error('The offline mode could not be started.', error);
  }
}

if (ExecutionEnvironment.canUseDOM && 'serviceWorker' in navigator) {
  addEventListener('appinstalled', () => {
    createStorageSlot('offline.mode').set('on');
    void activate(true);
  });
  // In a task of its own, because looking at the storage takes time.
  setTimeout(() => void activate(false));
}
