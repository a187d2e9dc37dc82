import picomatch from 'picomatch';

/** Headers by name. */
export type Headers = Readonly<Record<string, string>>;

/** The `hosting` part of a firebase.json; of several entries that fit an address, the last one's value counts. */
export interface Hosting {
  readonly headers: readonly {
    readonly source: string;
    readonly headers: readonly { readonly key: string; readonly value: string }[];
  }[];
  readonly ignore: readonly string[];
  readonly [setting: string]: unknown;
}

/** Addresses and what they are sent with, in the form of a `_headers` file. */
export interface HostRule {
  readonly path: string;
  readonly headers: Headers;
}

const POLICY = 'Content-Security-Policy';
/** The entry of the tracked file that is the pages': its policy holds what a `<meta>` cannot. */
const PAGES = /\bframe-ancestors 'none'/;
/** Cloudflare reads no more. */
const MAX_RULES = 100;
const MAX_LINE = 2000;
const GLOB = /[*!@?+()[\]{}]/;

const directiveName = (directive: string) => directive.split(' ', 1)[0] ?? '';

/** A policy with the directives of another one that it does not have itself. */
export function joinPolicies(policy: string, further: string): string {
  const own = policy.split('; ');
  const names = new Set(own.map(directiveName));
  return [...own, ...further.split('; ').filter((directive) => !names.has(directiveName(directive)))].join('; ');
}

/**
 * The settings of the host with the whole policy of the pages in place of the part that no build changes.
 *
 * @throws Error where no entry has that part
 */
export function withPagePolicy(hosting: Hosting, policy: string): Hosting {
  let isDone = false;
  const headers = hosting.headers.map((entry) => ({
    ...entry,
    headers: entry.headers.map(({ key, value }) => {
      if (key !== POLICY || !PAGES.test(value)) return { key, value };
      isDone = true;
      return { key, value: joinPolicies(policy, value) };
    }),
  }));
  if (!isDone) throw new Error(`firebase.json: no entry of "headers" has a ${POLICY} with frame-ancestors 'none'.`);
  return { ...hosting, headers };
}

/** What Firebase sends with an address. */
export function headersAt(hosting: Hosting, path: string): Headers {
  const fitting = hosting.headers.filter(({ source }) => picomatch(source)(path));
  return Object.fromEntries(fitting.flatMap(({ headers }) => headers.map(({ key, value }) => [key, value])));
}

/** An address that a rule's path fits. */
const sampleOf = (path: string) => path.replace(/\*$/, 'any');

/**
 * Other ways to write a page's address to which hosts answer with the page. A slash at the end is not among them: hosts
 * redirect it, or take it for none.
 */
export function variantsOf(page: string): string[] {
  if (!page.endsWith('/')) return [`${page}.html`];
  return [`${page}index.html`, ...(page === '/' ? [] : [page.slice(0, -1)])];
}

/** The addresses that are treated alike: pages, folders of pages, and what the settings name one by one. */
function rulePaths(hosting: Hosting, pages: readonly string[], folders: readonly string[]): string[] {
  const everyWay = (page: string) => [page, ...variantsOf(page)];
  const isTop = (page: string) => folders.some((folder) => page.slice(0, page.lastIndexOf('/') + 1) === folder);
  const top = pages.filter(isTop).flatMap(everyWay);
  const below = pages.filter((page) => !isTop(page)).map((page) => `${/^\/(?:en\/)?[^/]+\//.exec(page)?.[0] ?? '/'}*`);
  const assets = folders.flatMap((folder) =>
    ['', 'js/', 'sql/', 'code-lab/'].map((kind) => `${folder}assets/${kind}*`),
  );
  const named = hosting.headers.map(({ source }) => source).filter((source) => !GLOB.test(source));
  return [...new Set([...top, ...below, ...assets, ...named])].sort();
}

/**
 * The same headers as rules of a `_headers` file. Hosts join or replace what several rules say of one header, each
 * in its way; so no two rules here say different things of the same header for the same address.
 *
 * @param pages - addresses of all pages, with clean URLs
 * @param folders - addresses of the languages, such as `/` and `/en/`
 * @throws Error where the rules are more or longer than hosts read
 */
export function hostRules(hosting: Hosting, pages: readonly string[], folders: readonly string[]): HostRule[] {
  const paths = rulePaths(hosting, pages, folders);
  const all = paths.map((path) => headersAt(hosting, sampleOf(path)));
  const common = Object.fromEntries(
    Object.entries(all[0] ?? {}).filter(([name, value]) => all.every((headers) => headers[name] === value)),
  );
  const rules: HostRule[] = [{ path: '/*', headers: common }];
  for (const [index, path] of paths.entries()) {
    const wider = rules.filter((rule) => rule.path.endsWith('/*') && path.startsWith(rule.path.slice(0, -1)));
    const given = Object.assign({}, ...wider.map(({ headers }) => headers)) as Headers;
    const own = Object.entries(all[index] ?? {}).filter(([name, value]) => {
      if (given[name] !== undefined && given[name] !== value) throw new Error(`${path} needs another ${name}.`);
      return given[name] === undefined;
    });
    if (own.length > 0) rules.push({ path, headers: Object.fromEntries(own) });
  }
  if (rules.length > MAX_RULES) throw new Error(`${rules.length} rules in _headers; hosts read ${MAX_RULES}.`);
  return rules;
}

/**
 * The text of a `_headers` file.
 *
 * @param baseUrl - path under which the site is served
 * @throws Error where a line is longer than hosts read
 */
export function headersFile(rules: readonly HostRule[], baseUrl: string): string {
  const lines = rules.flatMap(({ path, headers }) => [
    `${baseUrl}${path.slice(1)}`,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  const long = lines.find((line) => line.length > MAX_LINE);
  if (long) throw new Error(`A line of _headers has ${long.length} characters; hosts read ${MAX_LINE}: ${long}`);
  return `${lines.join('\n')}\n`;
}
