import type { ThemeConfig } from '@docusaurus/preset-classic';
import { footer } from './footer';
import { navbar } from './navbar';
import { prismTheme } from './prismTheme';
import { baseUrl } from './site';

/** Docusaurus does not translate the announcement, so each language's build sets its own text. */
const announcement =
  process.env.DOCUSAURUS_CURRENT_LOCALE === 'en'
    ? `Every result on this site was computed by running code. <a href="${baseUrl}en/docs">Open the lessons</a>`
    : `Mọi kết quả trên trang đều từ mã chạy thật. <a href="${baseUrl}docs">Mở bài học</a>`;

/** A new id shows the bar again to readers who closed the previous one. */
const announcementBar: ThemeConfig['announcementBar'] = {
  id: 'every-lesson-runs-1',
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
  liveCodeBlock: { playgroundPosition: 'bottom' },
  prism: {
    theme: prismTheme,
    darkTheme: prismTheme,
    additionalLanguages: ['bash', 'json', 'sql', 'http', 'nasm', 'diff', 'c', 'java'],
  },
} satisfies ThemeConfig & Record<string, unknown>;
