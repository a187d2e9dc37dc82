import type { PolicySources } from 'light-pages/content-policy/contentPolicy';
import { firebaseContentSources } from './firebaseContentSources';
import type { Services } from './services';

const on = ({ state }: { state: 'on' | 'off' }, sources: PolicySources): PolicySources =>
  state === 'on' ? sources : {};

/** The sources of the optional services that are on; nothing for those that are off. */
export function contentSources(services: Services): PolicySources {
  const { algolia, comments, gtag, tagManager } = services;
  const google = { 'script-src': ['https://www.googletagmanager.com'] };
  const collected = [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://www.googletagmanager.com',
  ];
  const parts: readonly PolicySources[] = [
    on(algolia, { 'connect-src': ['https://*.algolia.net', 'https://*.algolianet.com', 'https://askai.algolia.com'] }),
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
