import type { ThemeConfig } from '@docusaurus/preset-classic';
import { footer } from './footer';
import { navbar } from './navbar';
import { prismTheme } from './prismTheme';
import { baseUrl } from './site';

/**
 * News, short enough for one line on a phone. Docusaurus does not translate it, so each language's build sets its own.
 */
const announcement =
  process.env.DOCUSAURUS_CURRENT_LOCALE === 'en'
    ? `New: <a href="${baseUrl}en/docs/category/b%E1%BA%A3o-m%E1%BA%ADt-web">web security, 30 lessons</a>`
    : `Mới: <a href="${baseUrl}docs/category/b%E1%BA%A3o-m%E1%BA%ADt-web">bảo mật web, 30 bài</a>`;

/** A new id shows the bar again to readers who closed the previous one. */
const announcementBar: ThemeConfig['announcementBar'] = {
  id: 'web-security-1',
  content: announcement,
  isCloseable: true,
};

export const themeConfig = {
  image: 'img/social-card.png',
  colorMode: { defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false },
  docs: {
    versionPersistence: 'localStorage',
    sidebar: { hideable: true, autoCollapseCategories: false },
  },
  blog: { sidebar: { groupByYear: true } },
  tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
  announcementBar,
  navbar,
  footer,
  mermaid: { theme: { light: 'neutral', dark: 'dark' } },
  liveCodeBlock: { playgroundPosition: 'top' },
  prism: {
    theme: prismTheme,
    darkTheme: prismTheme,
    additionalLanguages: ['bash', 'json', 'sql', 'http', 'nasm', 'diff', 'c', 'java'],
  },
} satisfies ThemeConfig & Record<string, unknown>;
