import type { LabDefinition } from './lab';
import type { Language } from './world';

/** A lab as a row of the table of all labs, in one language. */
export interface LabRow {
  readonly id: string;
  readonly title: string;
  readonly href: string;
  readonly weakness: string;
  readonly technique: string;
  readonly owasp: LabDefinition['owasp'];
  readonly cwe: readonly number[];
}

interface Page {
  readonly title: string;
  readonly href: string;
}

/** The rows of the labs whose lesson exists, in the order of their lessons. */
export function labRows(
  labs: readonly { readonly id: string; readonly definition: LabDefinition }[],
  pages: ReadonlyMap<string, Page>,
  language: Language,
): LabRow[] {
  const rows = labs.flatMap(({ id, definition: { doc, weakness, technique, owasp, cwe } }) => {
    const page = pages.get(doc);
    return page ? [{ id, ...page, weakness: weakness[language], technique: technique[language], owasp, cwe }] : [];
  });
  return rows.sort((left, right) => (left.href < right.href ? -1 : 1));
}
