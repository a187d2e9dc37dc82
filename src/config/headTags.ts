import type { Config } from '@docusaurus/types';
import { baseUrl, themeColor } from './site';

/**
 * Drops `index.html` and `.html` from the address before the router reads it: the pages are also reached by
 * those names on plain hosts, and React could not take over the prerendered page under them.
 */
const NORMALIZE_ADDRESS =
  "(function(l){var p=l.pathname.replace(/\\/index\\.html$/,'/').replace(/\\.html$/,'');if(p!==l.pathname)history.replaceState(history.state,'',p+l.search+l.hash)})(location)";

/** Without JavaScript nothing closes the announcement. */
const WITHOUT_SCRIPTS = '.theme-announcement-bar .close{display:none}';

/** Tags of every page. The colour-scheme pair follows the default mode, which the toggle overrides in CSS. */
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
