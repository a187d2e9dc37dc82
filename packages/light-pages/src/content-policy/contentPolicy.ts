import { createHash } from 'node:crypto';

/** Directive of a content security policy to what it allows beyond the site itself. */
export type PolicySources = Readonly<Record<string, readonly string[]>>;

/**
 * What every page allows. WebAssembly is the SQL engines; styles in attributes are Docusaurus', diagrams' and
 * editors'; frames are the sandbox for readers' code, which has a policy of its own.
 */
const BASE: PolicySources = {
  'default-src': ["'self'"],
  'script-src': ["'wasm-unsafe-eval'"],
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

/** Strings become markup, scripts or their addresses through these alone; see `trustedTypes.ts`. */
const trustedTypes = (names: readonly string[]): PolicySources => ({
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ['default', ...names],
});

const INLINE_SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
const SOURCE = /\bsrc=/;
/** Blocks of data are no scripts. */
const DATA = /\btype=["']?application\/(?:ld\+)?json/;
const CHARSET = /<meta\b[^>]*\bcharset=[^>]*>/i;

/** The hashes of the scripts that stand in a page, in the form of a policy. */
export function scriptHashes(page: string): string[] {
  const texts = Array.from(page.matchAll(INLINE_SCRIPT), ([, attributes = '', text = '']) =>
    SOURCE.test(attributes) || DATA.test(attributes) ? '' : text,
  ).filter((text) => text !== '');
  return [...new Set(texts)].map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
}

/** Whether all scripts are the site's own: those of a service use addresses and markup of their own making. */
export function hasTrustedTypes(sources: PolicySources): boolean {
  return (sources['script-src'] ?? []).length === 0;
}

/** What decides which scripts a page may load beside those that stand in it. */
export interface PolicyOptions {
  /** What the policy allows beyond the site itself. */
  readonly sources: PolicySources;
  /**
   * Whether pages name files of scripts in their markup. Where none does, files are loaded by the scripts with a
   * hash alone, and not even a file of the site can be put into a page.
   */
  readonly hasScriptFiles: boolean;
  /** Names of the Trusted Types policies that the site's scripts create, beside `default`. */
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
      [directive, ...base, ...(directive === 'script-src' ? scripts : []), ...(sources[directive] ?? [])].join(' '),
    )
    .join('; ');
}

/**
 * Puts the policy into a page, before anything that it governs: any static host serves it then. Where it asks for
 * Trusted Types, the script that says what may pass stands directly behind it.
 *
 * @param policyScript - that script (`trustedTypes.ts`, minified)
 * @throws Error where the page names no character set, as Docusaurus' template does
 */
export function withPolicy(page: string, options: PolicyOptions, policyScript: string): string {
  if (!CHARSET.test(page)) throw new Error('The page has no <meta charset>, behind which the content policy belongs.');
  const script = hasTrustedTypes(options.sources) ? `<script>${policyScript}</script>` : '';
  const policy = policyText(options, scriptHashes(script + page));
  return page.replace(
    CHARSET,
    (charset) => `${charset}<meta http-equiv="Content-Security-Policy" content="${policy}">${script}`,
  );
}
