import type { Config } from '@docusaurus/types';
import { baseUrl, themeColor } from './site';

/** Tags of every page. The colour-scheme pair follows the default mode, which the toggle overrides in CSS. */
export const headTags: Config['headTags'] = [
  { tagName: 'meta', attributes: { name: 'theme-color', content: themeColor.light } },
  { tagName: 'link', attributes: { rel: 'icon', type: 'image/png', sizes: '48x48', href: `${baseUrl}img/favicon-48.png` } },
  { tagName: 'link', attributes: { rel: 'apple-touch-icon', href: `${baseUrl}img/apple-touch-icon.png` } },
];
