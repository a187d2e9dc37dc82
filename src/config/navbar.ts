import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ThemeConfig } from '@docusaurus/preset-classic';
import { owner } from './owner';
import { repositoryUrl } from './site';

/** A drawing inlined as a data URL: 200 bytes are not worth a request before the first paint. */
function drawing(file: string): string {
  const svg = readFileSync(path.resolve(__dirname, '../../static/img', file), 'utf8').trim();
  return `data:image/svg+xml,${svg.replaceAll('"', "'").replace(/[<>#%]/g, encodeURIComponent)}`;
}

/** Items that authors may use but the site's navbar does not, for the tests' build (`pages.ts`). */
const testItems = process.env.TEST_PAGES
  ? [
      { type: 'doc', docId: 'index', label: 'Doc', position: 'left' as const },
      { type: 'docsVersion', position: 'left' as const },
      { type: 'docsVersionDropdown', position: 'left' as const },
      { type: 'html', value: '<b class="navbar-words">HTML</b>', position: 'left' as const },
    ]
  : [];

const source = repositoryUrl ?? owner.social.github;
const sourceItems = source
  ? [{ href: source, label: 'GitHub', position: 'right' as const, className: 'navbar-source-link' }]
  : [];

/** Labels are translated in `i18n/<locale>/docusaurus-theme-classic/navbar.json`. */
export const navbar: ThemeConfig['navbar'] = {
  title: owner.shortName,
  logo: { alt: 'Logo', src: drawing('logo.svg'), srcDark: drawing('logo-dark.svg'), width: 32, height: 32 },
  hideOnScroll: true,
  items: [
    // Not of type `docSidebar`: to know whether it is active, such an item needs the list of all lessons on every page.
    { to: '/docs', activeBaseRegex: '/docs(?:/|$)', label: 'Bài học', position: 'left' },
    { to: '/blog', label: 'Blog', position: 'left' },
    { to: '/showcase', label: 'Sản phẩm', position: 'left' },
    { to: '/community', label: 'Cộng đồng', position: 'left' },
    ...testItems,
    { type: 'search', position: 'right' },
    ...sourceItems,
    { type: 'localeDropdown', position: 'right' },
    { type: 'custom-sessionMark', position: 'right' },
  ],
};
