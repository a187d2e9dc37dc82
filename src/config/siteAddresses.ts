import { ServiceConfigError, type Environment } from './services';

/** Where the site is served, and its source. */
export interface SiteAddresses {
  /** Without a path. */
  readonly siteUrl: string;
  /** With a slash at both ends. */
  readonly baseUrl: string;
  readonly repositoryUrl: string | undefined;
}

/** One step of a path: unreserved characters and percent codes; not `.` or `..`. */
const STEP = /^(?!\.{1,2}$)(?:[\w.~-]|%[\da-f]{2})+$/i;

/** Reads a web address; undefined if it is none, or would lead elsewhere than it seems to. */
function webAddress(text: string): URL | undefined {
  if (/[\s\p{Cc}]/u.test(text) || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  const isPlain = /^https?:$/.test(url.protocol) && url.username === '' && url.password === '';
  return isPlain && url.search === '' && url.hash === '' ? url : undefined;
}

function refuse(name: string, value: string, expected: string): never {
  throw new ServiceConfigError(`${name} is ${JSON.stringify(value)}: expected ${expected}.`);
}

/**
 * The addresses of the site.
 *
 * @throws ServiceConfigError for a value that is no such address; it would go into links on every page
 */
export function siteAddresses(environment: Environment): SiteAddresses {
  const textOf = (name: string) => environment[name]?.trim() ?? '';
  const site = textOf('SITE_URL');
  if (site && webAddress(site)?.pathname !== '/') {
    refuse('SITE_URL', site, 'an address without a path, such as https://example.com; the path belongs in BASE_URL');
  }
  // `notes`, `/notes` and `/notes/` are the same path, because Docusaurus joins it to names unchanged.
  const inner = textOf('BASE_URL').replace(/^\/+|\/+$/g, '');
  if (inner && !inner.split('/').every((step) => STEP.test(step))) {
    refuse('BASE_URL', textOf('BASE_URL'), 'a path such as /notes/, of letters, digits and - . _ ~');
  }
  const repository = textOf('REPOSITORY_URL');
  if (repository && !webAddress(repository)) {
    refuse('REPOSITORY_URL', repository, 'a web address, such as https://github.com/owner/site');
  }
  return {
    siteUrl: site || 'https://example.com',
    baseUrl: inner === '' ? '/' : `/${inner}/`,
    repositoryUrl: repository || undefined,
  };
}
