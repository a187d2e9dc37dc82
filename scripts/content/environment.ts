import { type Environment, formatServiceTable, isServiceConfigError, resolveServices } from '../../src/config/services';
import { hydrationMode, offlineMode } from '../../src/config/modes';
import { siteAddresses } from '../../src/config/siteAddresses';
import type { Finding } from './finding';

/**
 * Whether the running Node satisfies `engines.node`.
 *
 * @param range - a lower bound such as `>=20.19`, the only form used in this project
 */
export function nodeFinding(version: string, range: string): Finding {
  const numbers = (text: string) => (text.match(/\d+/g) ?? []).map(Number);
  const [major = 0, minor = 0] = numbers(version);
  const [neededMajor = 0, neededMinor = 0] = numbers(range);
  const isEnough = major > neededMajor || (major === neededMajor && minor >= neededMinor);
  return isEnough
    ? { level: 'ok', text: `Node ${version}` }
    : { level: 'error', text: `Node ${version}, but ${range} is needed → install a newer one from https://nodejs.org` };
}

/** Whether the browser for the end-to-end tests and the CV's PDF is installed. */
export function chromiumFinding(path: string | undefined): Finding {
  return path === undefined
    ? { level: 'warning', text: 'no Chromium found → npm test installs one, or set CHROMIUM_PATH' }
    : { level: 'ok', text: `Chromium: ${path}` };
}

/** The site's addresses and the optional services, as the build would read them. */
export function settingFindings(environment: Environment, example: Environment): Finding[] {
  return [
    () => addressLine(environment),
    () => `HYDRATION ${hydrationMode(environment.HYDRATION)}, OFFLINE ${offlineMode(environment.OFFLINE)}`,
    () => formatServiceTable(resolveServices(environment, example)),
  ].map((read) => {
    try {
      return { level: 'ok', text: read() };
    } catch (error) {
      if (!isServiceConfigError(error)) throw error;
      return { level: 'error', text: error.message };
    }
  });
}

function addressLine(environment: Environment): string {
  const { siteUrl, baseUrl, repositoryUrl = 'not set' } = siteAddresses(environment);
  return `Address: ${siteUrl}${baseUrl} · repository: ${repositoryUrl}`;
}
