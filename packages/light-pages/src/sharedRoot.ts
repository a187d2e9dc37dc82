import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';

/** The base URL and output folder of the default language, which also hold the files that all languages share. */
export function sharedRoot({ i18n: { currentLocale, defaultLocale }, baseUrl, outDir }: LoadContext): {
  baseUrl: string;
  outDir: string;
} {
  const isBelow =
    currentLocale !== defaultLocale &&
    baseUrl.endsWith(`/${currentLocale}/`) &&
    path.basename(outDir) === currentLocale;
  return isBelow
    ? { baseUrl: baseUrl.slice(0, -`${currentLocale}/`.length), outDir: path.dirname(outDir) }
    : { baseUrl, outDir };
}
