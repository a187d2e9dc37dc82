/** The inputs from which the manifest of a language is made. */
export interface ManifestFacts {
  readonly locale: 'vi' | 'en';
  readonly title: string;
  readonly tagline: string;
  /** Base path of the language. */
  readonly baseUrl: string;
  /** Base path of the site, which identifies one application for both languages. */
  readonly rootUrl: string;
  /** Origin of the site. */
  readonly origin: string;
  readonly themeColor: string;
  readonly backgroundColor: string;
}

const TEXTS = {
  vi: {
    description: 'Bài học chạy được về SQL, thuật toán, hệ điều hành và kiểm thử tải.',
    lessons: 'Bài học',
    search: 'Tìm kiếm',
    wide: 'Một bài học SQL trên máy tính: câu lệnh, kết quả và mục lục',
    narrow: 'Một bài học SQL trên điện thoại',
  },
  en: {
    description: 'Lessons that run: SQL, algorithms, operating systems and load testing.',
    lessons: 'Lessons',
    search: 'Search',
    wide: 'An SQL lesson on a computer: statement, result and table of contents',
    narrow: 'An SQL lesson on a phone',
  },
} as const;

/** Width and height of the screenshots that `npm run app:images` makes. */
export const SCREENSHOTS = { wide: { width: 1280, height: 800 }, narrow: { width: 412, height: 915 } } as const;

/** Returns the web manifest of a language, with which a browser installs the site. */
export function webManifest(facts: ManifestFacts): Record<string, unknown> {
  const { locale, title, tagline, baseUrl, rootUrl, origin } = facts;
  const texts = TEXTS[locale];
  const image = (name: string) => `${rootUrl}img/app/${name}`;
  return {
    id: rootUrl,
    name: `${title} – ${tagline}`,
    short_name: title,
    description: texts.description,
    lang: locale,
    dir: 'ltr',
    start_url: baseUrl,
    scope: rootUrl,
    display: 'standalone',
    theme_color: facts.themeColor,
    background_color: facts.backgroundColor,
    categories: ['education'],
    icons: [
      { src: image('icon-192.png'), sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: image('icon-512.png'), sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: image('icon-maskable-512.png'), sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      { src: `${rootUrl}img/favicon.svg`, sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    ],
    screenshots: (['wide', 'narrow'] as const).map((form) => ({
      src: image(`screen-${form}.${locale}.webp`),
      sizes: `${SCREENSHOTS[form].width}x${SCREENSHOTS[form].height}`,
      type: 'image/webp',
      form_factor: form,
      label: texts[form],
    })),
    shortcuts: [
      { name: texts.lessons, url: `${baseUrl}docs` },
      { name: texts.search, url: `${baseUrl}search` },
    ],
    // Lets the browser tell a page in a tab that the site is installed.
    related_applications: [{ platform: 'webapp', url: `${origin}${baseUrl}manifest.webmanifest` }],
    prefer_related_applications: false,
  };
}
