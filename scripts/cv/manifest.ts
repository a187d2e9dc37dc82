import { createHash } from 'node:crypto';
import { CV_TEMPLATE_VERSION } from '../../src/features/cv/core/template';

export const LOCALES = ['vi', 'en'] as const;
export type Locale = (typeof LOCALES)[number];

/** The origin of the committed PDF files: `static/cv/manifest.json`. */
export interface CvManifest {
  template: number;
  /** Fingerprint of each PDF's résumé. */
  resumes: Partial<Record<Locale, string>>;
}

export const REMEDY = 'run npm run cv:pdf';

/** Paths in the repository that belong to one language. */
export const resumeFile = (locale: Locale): string => `src/data/resume.${locale}.json`;
export const pdfName = (locale: Locale): string => `cv.${locale}.pdf`;

/** A digest of a résumé's content; whitespace is ignored. */
export function fingerprint(resumeText: string): string {
  return createHash('sha256')
    .update(JSON.stringify(JSON.parse(resumeText)))
    .digest('hex');
}

/** The manifest for PDF files made from these résumés now. */
export function manifestFor(texts: Record<Locale, string>): CvManifest {
  return {
    template: CV_TEMPLATE_VERSION,
    resumes: Object.fromEntries(LOCALES.map((locale) => [locale, fingerprint(texts[locale])])),
  };
}

/**
 * Compares the committed manifest with the current résumés.
 *
 * @returns one message for each PDF that no longer matches its résumé
 */
export function stalePdfs(manifest: CvManifest | undefined, texts: Record<Locale, string>): string[] {
  const current = manifestFor(texts);
  return LOCALES.flatMap((locale) => {
    const pdf = `static/cv/${pdfName(locale)}`;
    if (!manifest?.resumes[locale]) return [`${pdf} has not been made; ${REMEDY}`];
    if (manifest.template !== current.template) return [`${pdf} was made with an older template; ${REMEDY}`];
    return manifest.resumes[locale] === current.resumes[locale]
      ? []
      : [`${pdf} is older than ${resumeFile(locale)}; ${REMEDY}`];
  });
}
