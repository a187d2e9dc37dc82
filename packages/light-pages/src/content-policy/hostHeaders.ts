import picomatch from 'picomatch';
import { replaceByWider, widerPaths } from './widerPaths';

/** Headers by name. */
export type Headers = Readonly<Record<string, string>>;

/** The `hosting` part of a firebase.json; where several entries match a path, the last one wins. */
export interface Hosting {
  readonly headers: readonly {
    readonly source: string;
    readonly headers: readonly { readonly key: string; readonly value: string }[];
  }[];
  readonly ignore: readonly string[];
  readonly [setting: string]: unknown;
}

/** A path pattern and its headers, as in a `_headers` file. */
export interface HostRule {
  readonly path: string;
  readonly headers: Headers;
}

const POLICY = 'Content-Security-Policy';
/**
 * Marks the entry for pages in the tracked firebase.json: its policy has the directives that a `<meta>` cannot have.
 */
const PAGES = /\bframe-ancestors 'none'/;
/** Cloudflare's limits for `_headers` files. */
const MAX_RULES = 100;
const MAX_LINE = 2000;
const GLOB = /[*!@?+()[\]{}]/;
/** Values of `Cache-Control` that keep a response however it was answered. */
const FOR_GOOD = /\bimmutable\b/;
/**
 * What `_headers` says in their place: its wide rules also apply to a missing file, which must not stay missing for a
 * year. A kept file is used at once, and checked in the background once it is a day old.
 */
const A_DAY = 'public, max-age=86400, stale-while-revalidate=31536000';
/** Characters of a file's name that mean nothing in a pattern. */
const PLAIN = /^[\w.-]+$/;
/** Files that a browser may show as a document, where scripts could run. */
const DOCUMENT = /\.(?:svg|xhtml|html?)$/;

const directiveName = (directive: string) => directive.split(' ', 1)[0] ?? '';

/** Adds to a policy those directives of another policy that it lacks. */
export function joinPolicies(policy: string, further: string): string {
  const own = policy.split('; ');
  const names = new Set(own.map(directiveName));
  return [...own, ...further.split('; ').filter((directive) => !names.has(directiveName(directive)))].join('; ');
}

/**
 * The host's settings with the whole policy of the pages in place of the fixed part in firebase.json.
 *
 * @throws Error where no entry has the fixed part
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
  if (!isDone)
    throw new Error(
      `light-pages, option "hosting": no entry of "headers" has a ${POLICY} with frame-ancestors 'none'.`,
    );
  return { ...hosting, headers };
}

/** Where a file is served with clean URLs: a request for its name is redirected there. */
const cleanForm = (file: string) => file.replace(/\.html$/, '');

/** Patterns that match exactly these paths, each no longer than a line may be. */
function patternsOf(paths: readonly string[]): string[] {
  const patterns: string[] = [];
  const byFolder = new Map<string, string[]>();
  for (const each of paths) {
    const end = each.lastIndexOf('/') + 1;
    const name = each.slice(end);
    if (PLAIN.test(name)) byFolder.set(each.slice(0, end), [...(byFolder.get(each.slice(0, end)) ?? []), name]);
  }
  for (const [folder, names] of byFolder) {
    let group: string[] = [];
    const close = () => patterns.push(`${folder}@(${group.join('|')})`);
    for (const name of names) {
      if (group.join('|').length + name.length > MAX_LINE - folder.length - 4) {
        close();
        group = [];
      }
      group.push(name);
    }
    close();
  }
  return patterns;
}

/**
 * The same settings, with what is kept for good said of existing files alone. Firebase sends a path's headers with the
 * answer that there is no such file, too, and a browser would repeat that answer for a year.
 *
 * @param files - paths of the files of the site; one whose name has characters of patterns is kept for no time
 */
export function keepOnlyFiles(hosting: Hosting, files: readonly string[]): Hosting {
  const headers = hosting.headers.flatMap((entry) => {
    if (!entry.headers.some(({ value }) => FOR_GOOD.test(value))) return [entry];
    const kept = files
      .filter((file) => isMatch(entry.source, file))
      .flatMap((file) => [...new Set([file, cleanForm(file)])]);
    return patternsOf(kept).map((source) => ({ ...entry, source }));
  });
  return { ...hosting, headers };
}

/** Compiled patterns: some name hundreds of files, and each page is asked about. */
const matchers = new Map<string, ReturnType<typeof picomatch>>();

function isMatch(source: string, path: string): boolean {
  const matcher = matchers.get(source) ?? picomatch(source);
  matchers.set(source, matcher);
  return matcher(path);
}

/** The headers that Firebase sends for a path. */
export function headersAt(hosting: Hosting, path: string): Headers {
  const fitting = hosting.headers.filter(({ source }) => isMatch(source, path));
  return Object.fromEntries(fitting.flatMap(({ headers }) => headers.map(({ key, value }) => [key, value])));
}

/** The same headers, with nothing that is kept for good. */
const forADay = (headers: Headers): Headers =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, FOR_GOOD.test(value) ? A_DAY : value]));

/** An example of a path that matches a rule. */
const sampleOf = (path: string) => path.replace(/\*$/, 'any');

/**
 * Other paths under which hosts serve the same page. No trailing slash is added: hosts redirect such a path or serve no
 * page there.
 */
export function variantsOf(page: string): string[] {
  if (!page.endsWith('/')) return [`${page}.html`];
  return [`${page}index.html`, ...(page === '/' ? [] : [page.slice(0, -1)])];
}

/**
 * The path patterns that may need a rule: single pages and documents, folders of pages, assets or other files, and the
 * exact paths in the settings.
 */
function rulePaths(
  hosting: Hosting,
  pages: readonly string[],
  folders: readonly string[],
  assetFolders: readonly string[],
  files: readonly string[],
): string[] {
  const everyWay = (page: string) => [page, ...variantsOf(page)];
  const isTop = (page: string) => folders.some((folder) => page.slice(0, page.lastIndexOf('/') + 1) === folder);
  const top = pages.filter(isTop).flatMap(everyWay);
  const others = files.filter((file) => !folders.some((folder) => file.startsWith(`${folder}assets/`)));
  const documents = others.filter((file) => isTop(file) && DOCUMENT.test(file));
  const below = [...pages, ...others]
    .filter((each) => !isTop(each))
    .map((each) => `${/^\/(?:en\/)?[^/]+\//.exec(each)?.[0] ?? '/'}*`);
  const assets = folders.flatMap((folder) =>
    ['', ...['js', ...assetFolders].map((name) => `${name}/`)].map((kind) => `${folder}assets/${kind}*`),
  );
  const named = hosting.headers.map(({ source }) => source).filter((source) => !GLOB.test(source));
  return [...new Set([...top, ...documents, ...below, ...assets, ...named])].sort();
}

/**
 * The same headers as rules of a `_headers` file. Where several rules set one header, some hosts join the values and
 * others replace them, so no two rules here set different values for the same path. Where pages at the top of the site
 * would need more rules than hosts read, rules for the beginnings of their names replace them.
 *
 * @param pages - paths of all pages, with clean URLs
 * @param folders - root paths of the languages, such as `/` and `/en/`
 * @param assetFolders - folders below `assets`, besides `js`, that have headers of their own
 * @param files - paths of all files that are no pages
 * @throws Error where two rules would set different values, or there are more rules than hosts read
 */
export function hostRules(
  hosting: Hosting,
  pages: readonly string[],
  folders: readonly string[],
  assetFolders: readonly string[] = [],
  files: readonly string[] = [],
): HostRule[] {
  const paths = rulePaths(hosting, pages, folders, assetFolders, files);
  const exact = rulesFor(hosting, paths);
  if (exact.length <= MAX_RULES) return exact;

  const sent = (path: string) => JSON.stringify(forADay(headersAt(hosting, sampleOf(path))));
  const top = pages.filter((page) => folders.includes(page.slice(0, page.lastIndexOf('/') + 1)));
  const forms = top.flatMap((page) => [page, ...variantsOf(page)]);
  const known = [...new Set([...paths, ...pages, ...files])].map((path) => [path, sent(path)] as const);
  const isAlike = (beginning: string) => {
    const own = sent(`${beginning}any`);
    return known.every(([path, headers]) => !path.startsWith(beginning) || headers === own);
  };
  let fewest = exact;
  for (const wider of widerPaths(forms, isAlike)) {
    const rules = rulesFor(hosting, replaceByWider(paths, wider));
    if (rules.length <= MAX_RULES) return rules;
    if (rules.length < fewest.length) fewest = rules;
  }
  throw new Error(
    `_headers has ${fewest.length} rules even with the widest paths; hosts read at most ${MAX_RULES}. Move pages from the top of the site into a folder, where one rule covers them all.`,
  );
}

/** The rules for some paths, of which a wider one comes before those that it includes. */
function rulesFor(hosting: Hosting, paths: readonly string[]): HostRule[] {
  const all = paths.map((path) => forADay(headersAt(hosting, sampleOf(path))));
  const common = Object.fromEntries(
    Object.entries(all[0] ?? {}).filter(([name, value]) => all.every((headers) => headers[name] === value)),
  );
  const rules: HostRule[] = [{ path: '/*', headers: common }];
  for (const [index, path] of paths.entries()) {
    const wider = rules.filter((rule) => rule.path.endsWith('*') && path.startsWith(rule.path.slice(0, -1)));
    const given = Object.assign({}, ...wider.map(({ headers }) => headers)) as Headers;
    const own = Object.entries(all[index] ?? {}).filter(([name, value]) => {
      if (given[name] !== undefined && given[name] !== value)
        throw new Error(`${path} needs a different ${name} from the rule for a wider path.`);
      return given[name] === undefined;
    });
    if (own.length > 0) rules.push({ path, headers: Object.fromEntries(own) });
  }
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
  if (long)
    throw new Error(`A line of _headers has ${long.length} characters; hosts read at most ${MAX_LINE}: ${long}`);
  return `${lines.join('\n')}\n`;
}
