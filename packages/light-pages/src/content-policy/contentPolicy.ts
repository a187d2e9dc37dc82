import { createHash } from 'node:crypto';

/** What a content security policy allows beyond the site itself, by directive. */
export type PolicySources = Readonly<Record<string, readonly string[]>>;

/** What every page allows. Docusaurus, diagrams and editors set inline styles; frames may show the site's own files. */
const BASE: PolicySources = {
  'default-src': ["'self'"],
  'script-src': [],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'font-src': ["'self'", 'data:'],
  'connect-src': ["'self'"],
  'worker-src': ["'self'"],
  'frame-src': ["'self'"],
  'manifest-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
};

/** Only these Trusted Types policies turn strings into markup, scripts or script URLs; see `trustedTypes.ts`. */
const trustedTypes = (names: readonly string[]): PolicySources => ({
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ['default', ...names],
});

const INLINE_SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
const SOURCE = /\bsrc=/;
/** Data blocks are not run, so they need no hash. */
const DATA = /\btype=["']?application\/(?:ld\+)?json/;
const CHARSET = /<meta\b[^>]*\bcharset=[^>]*>/i;

function requireJson(text: string): void {
  try {
    JSON.parse(text);
  } catch {
    throw new Error(
      `A data block of the page is not JSON: ${text.slice(0, 120)} → write "<" as "\\u003c" where the block is made, or a title with markup ends it.`,
    );
  }
}

/**
 * The hashes of a page's inline scripts, as sources of a policy.
 *
 * @throws Error where a data block is not JSON: markup in it may have ended it and begun a script
 */
export function scriptHashes(page: string): string[] {
  const texts = Array.from(page.matchAll(INLINE_SCRIPT), ([, attributes = '', text = '']) => {
    const isData = DATA.test(attributes);
    if (isData) requireJson(text);
    return isData || SOURCE.test(attributes) ? '' : text;
  }).filter((text) => text !== '');
  return [...new Set(texts)].map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
}

/**
 * Whether all scripts are the site's own: its sources name keywords but no host. Scripts of a service build URLs and
 * markup that the rules would refuse.
 */
export function hasTrustedTypes(sources: PolicySources): boolean {
  return (sources['script-src'] ?? []).every((source) => source.startsWith("'"));
}

/** The settings of a content security policy. */
export interface PolicyOptions {
  /** What the policy allows beyond the site itself. */
  readonly sources: PolicySources;
  /**
   * Whether pages name script files in their markup. If none does, only hashed scripts can load files, and not even a
   * file of the site can be injected into a page.
   */
  readonly hasScriptFiles: boolean;
  /** Names of the Trusted Types policies that the site's scripts create, besides `default`. */
  readonly trustedTypes?: readonly string[];
}

/** A policy as the value of a header or of a `<meta>`. */
export function policyText(
  { sources, hasScriptFiles, trustedTypes: names = [] }: PolicyOptions,
  hashes: readonly string[],
): string {
  const scripts = [hasScriptFiles ? "'self'" : "'strict-dynamic'", ...hashes];
  return Object.entries({ ...BASE, ...(hasTrustedTypes(sources) && trustedTypes(names)) })
    .map(([directive, base]) =>
      [directive, ...base, ...(sources[directive] ?? []), ...(directive === 'script-src' ? scripts : [])].join(' '),
    )
    .join('; ');
}

/**
 * Puts the policy into a page, ahead of everything that it governs, so that it works on any static host. If the policy
 * requires Trusted Types, the script with their rules follows directly.
 *
 * @param policyScript - the script with the rules (`trustedTypes.ts`, minified), unless the page contains it
 * @throws Error where the page names no character set, unlike Docusaurus' template
 */
export function withPolicy(page: string, options: PolicyOptions, policyScript = ''): string {
  if (!CHARSET.test(page))
    throw new Error('The page has no <meta charset>, after which the content policy is inserted.');
  const script = policyScript && hasTrustedTypes(options.sources) ? `<script>${policyScript}</script>` : '';
  const policy = policyText(options, scriptHashes(script + page));
  return page.replace(
    CHARSET,
    (charset) => `${charset}<meta http-equiv="Content-Security-Policy" content="${policy}">${script}`,
  );
}
