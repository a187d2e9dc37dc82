const TRANSLATED = {
  docs: 'docusaurus-plugin-content-docs/current',
  blog: 'docusaurus-plugin-content-blog',
} as const;

/** The repository path of a document or post in one language; Vietnamese is the source. */
export function translationPath(kind: keyof typeof TRANSLATED, path: string, locale: string): string {
  return locale === 'vi' ? `${kind}/${path}` : `i18n/${locale}/${TRANSLATED[kind]}/${path}`;
}
