// Runs with the site's first scripts, so it is small: what it decides is loaded only where it decides for it.
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
    // Without the offline mode nobody is given a worker; one that is there already is kept up to date.
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
  // Apart from the other scripts: it looks at what is stored, which takes its time.
  setTimeout(() => void activate(false));
}
