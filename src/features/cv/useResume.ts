import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import en from '@site/src/data/resume.en.json';
import vi from '@site/src/data/resume.vi.json';
import type { Resume } from '@site/src/data/schemas';

const RESUMES: Record<string, Resume> = { vi, en };

/** The résumé in the page's language. */
export function useResume(): { resume: Resume; locale: string } {
  const { currentLocale } = useDocusaurusContext().i18n;
  const resume = RESUMES[currentLocale];
  if (!resume)
    throw new Error(`There is no src/data/resume.${currentLocale}.json for the language "${currentLocale}".`);
  return { resume, locale: currentLocale };
}
