import type { Config } from '@docusaurus/types';
import { baseUrl, themeColor } from './site';

/** Without JavaScript, the announcement cannot be closed. */
const WITHOUT_SCRIPTS = '.theme-announcement-bar .close{display:none}';

/** Tags of every page. */
export const headTags: Config['headTags'] = [
  { tagName: 'noscript', attributes: {}, innerHTML: `<style>${WITHOUT_SCRIPTS}</style>` },
  { tagName: 'meta', attributes: { name: 'theme-color', content: themeColor.light } },
  {
    tagName: 'link',
    attributes: { rel: 'icon', type: 'image/png', sizes: '48x48', href: `${baseUrl}img/favicon-48.png` },
  },
  { tagName: 'link', attributes: { rel: 'apple-touch-icon', href: `${baseUrl}img/apple-touch-icon.png` } },
];
