import type { Config } from '@docusaurus/types';
import { baseUrl, themeColor } from './site';

/**
 * Removes `index.html` and `.html` from the URL before the router reads it: plain hosts also serve the pages under
 * those names, and React could not hydrate the prerendered page there.
 */
const NORMALIZE_ADDRESS =
  "(function(l){var p=l.pathname.replace(/\\/index\\.html$/,'/').replace(/\\.html$/,'');if(p!==l.pathname)history.replaceState(history.state,'',p+l.search+l.hash)})(location)";

/** Without JavaScript, the announcement cannot be closed. */
const WITHOUT_SCRIPTS = '.theme-announcement-bar .close{display:none}';

/** Tags of every page. */
export const headTags: Config['headTags'] = [
  { tagName: 'script', attributes: {}, innerHTML: NORMALIZE_ADDRESS },
  { tagName: 'noscript', attributes: {}, innerHTML: `<style>${WITHOUT_SCRIPTS}</style>` },
  { tagName: 'meta', attributes: { name: 'theme-color', content: themeColor.light } },
  {
    tagName: 'link',
    attributes: { rel: 'icon', type: 'image/png', sizes: '48x48', href: `${baseUrl}img/favicon-48.png` },
  },
  { tagName: 'link', attributes: { rel: 'apple-touch-icon', href: `${baseUrl}img/apple-touch-icon.png` } },
];
