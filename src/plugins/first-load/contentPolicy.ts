import { createHash } from 'node:crypto';
import type { PolicySources } from '../../config/contentSources';

/**
 * What every page allows. WebAssembly is the SQL engines; styles in attributes are Docusaurus', diagrams' and
 * editors'; frames are the sandbox for readers' code, which has a policy of its own.
 */
const BASE: PolicySources = {
  'default-src': ["'self'"],
  'script-src': ["'self'", "'wasm-unsafe-eval'"],
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

const INLINE_SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
const SOURCE = /\bsrc=/;
/** Blocks of data are no scripts. */
const DATA = /\btype=["']?(?:application\/(?:ld\+)?json|speculationrules)/;
const CHARSET = /<meta\b[^>]*\bcharset=[^>]*>/i;

/** The hashes of the scripts that stand in a page, in the form of a policy. */
export function scriptHashes(page: string): string[] {
  const texts = Array.from(page.matchAll(INLINE_SCRIPT), ([, attributes = '', text = '']) =>
    SOURCE.test(attributes) || DATA.test(attributes) ? '' : text,
  ).filter((text) => text !== '');
  return [...new Set(texts)].map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
}

/** A policy as the value of a header or of a `<meta>`. */
export function policyText(sources: PolicySources, hashes: readonly string[]): string {
  return Object.entries(BASE)
    .map(([directive, base]) =>
      [directive, ...base, ...(directive === 'script-src' ? hashes : []), ...(sources[directive] ?? [])].join(' '),
    )
    .join('; ');
}

/**
 * Puts the policy into a page, before anything that it governs: any static host serves it then.
 *
 * @throws Error where the page names no character set, as Docusaurus' template does
 */
export function withPolicy(page: string, sources: PolicySources): string {
  const policy = policyText(sources, scriptHashes(page));
  if (!CHARSET.test(page)) throw new Error('The page has no <meta charset>, behind which the content policy belongs.');
  return page.replace(
    CHARSET,
    (charset) => `${charset}<meta http-equiv="Content-Security-Policy" content="${policy}">`,
  );
}
