import type { PolicySources } from 'light-pages/content-policy/contentPolicy';
import { firebaseContentSources } from './firebaseContentSources';
import type { Services } from './services';

const on = ({ state }: { state: 'on' | 'off' }, sources: PolicySources): PolicySources =>
  state === 'on' ? sources : {};

/** What pages load besides the site's own files: WebAssembly for SQL engines, and the optional services that are on. */
export function contentSources(services: Services): PolicySources {
  const { algolia, comments, gtag, tagManager } = services;
  const google = { 'script-src': ['https://www.googletagmanager.com'] };
  const collected = [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://www.googletagmanager.com',
  ];
  const parts: readonly PolicySources[] = [
    { 'script-src': ["'wasm-unsafe-eval'"] },
    on(algolia, {
      'connect-src': [
        'https://*.algolia.net',
        'https://*.algolianet.com',
        'https://askai.algolia.com',
        'https://insights.algolia.io',
      ],
    }),
    on(comments, { 'frame-src': ['https://giscus.app'] }),
    on(gtag, { ...google, 'connect-src': collected, 'img-src': collected }),
    on(tagManager, { ...google, 'connect-src': collected, 'img-src': collected }),
    firebaseContentSources(services),
  ];
  const merged: Record<string, string[]> = {};
  for (const [directive, sources] of parts.flatMap((part) => Object.entries(part))) {
    merged[directive] = [...new Set([...(merged[directive] ?? []), ...sources])];
  }
  return merged;
}
