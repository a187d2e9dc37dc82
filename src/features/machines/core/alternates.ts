/** The languages of a site, and where each begins. */
export interface Languages {
  /** Absolute address of the default language's home page, with a slash at its end. */
  readonly home: string;
  readonly all: readonly string[];
  readonly byDefault: string;
}

/** The same page in a language; `x-default` is the one for readers of all others. */
export interface Alternate {
  readonly lang: string;
  readonly url: string;
}

/**
 * The versions of a page in all languages, itself included: pages have the same path below the language's home.
 *
 * @param url - absolute address of the page in some language
 */
export function alternatesOf(url: string, { home, all, byDefault }: Languages): Alternate[] {
  const others = all.filter((language) => language !== byDefault);
  const below = `${url}/`.startsWith(home) ? url.slice(home.length) : '';
  const [first = '', ...rest] = below.split('/');
  const path = others.includes(first) ? rest.join('/') : below;
  const addressIn = (language: string) => {
    if (language === byDefault) return home + path;
    // The home page of a language is served with a slash, as the sitemap names it.
    return `${home}${language}/${path}`;
  };
  return [...all.map((lang) => ({ lang, url: addressIn(lang) })), { lang: 'x-default', url: addressIn(byDefault) }];
}
