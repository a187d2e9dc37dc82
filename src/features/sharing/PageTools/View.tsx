import type { ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import { owner } from '@site/src/config/owner';
import { citationBibtex, citationText, type CitationWords, type CitedPage } from '../core/citation';
import { CopyButton } from './CopyButton';
import styles from './styles.module.css';

export interface PageToolsProps extends Omit<CitedPage, 'author'> {
  /** Path of the page's Markdown. */
  readonly copy: string;
}

const citationWords = (): CitationWords => ({
  published: (date) =>
    translate(
      {
        id: 'sharing.PageTools.published',
        message: 'Đăng ngày {date}',
        description: 'In the citation of a post: its date, YYYY-MM-DD; begins a sentence',
      },
      { date },
    ),
  version: (date) =>
    translate(
      {
        id: 'sharing.PageTools.version',
        message: 'bản kiểm tra ngày {date}',
        description: 'In the citation of a page: its version, which is the day of the last check, YYYY-MM-DD',
      },
      { date },
    ),
});

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address);
  // A host may answer a missing file with a page.
  const isMarkdown = response.headers.get('content-type')?.includes('html') !== true;
  if (!response.ok || !isMarkdown) throw new Error(`${address}: ${response.status}`);
  return response.text();
}

function Citation({ page }: { page: CitedPage }): ReactNode {
  const text = citationText(page, citationWords());
  const bibtex = citationBibtex(page);
  return (
    <details className={styles.citation}>
      <summary>
        <Translate id="sharing.PageTools.cite" description="Opens the citation of the page">
          Trích dẫn trang này
        </Translate>
      </summary>
      <p className={styles.text}>{text}</p>
      <CopyButton text={() => text}>
        <Translate id="sharing.PageTools.copyText" description="Button: copy the citation as a line of text">
          Sao chép câu trích dẫn
        </Translate>
      </CopyButton>
      <pre className={styles.bibtex} translate="no">
        {bibtex}
      </pre>
      <CopyButton text={() => bibtex}>
        <Translate id="sharing.PageTools.copyBibtex" description="Button: copy the citation as BibTeX">
          Sao chép BibTeX
        </Translate>
      </CopyButton>
    </details>
  );
}

/** At the end of a document or post: copies it as Markdown, and cites it. */
export function PageTools({ copy, ...cited }: PageToolsProps): ReactNode {
  return (
    <div className={styles.tools} data-search="off">
      <CopyButton text={() => fetchText(copy)} source={copy}>
        <Translate id="sharing.PageTools.copyMarkdown" description="Button: copy the whole page as Markdown">
          Sao chép dạng Markdown
        </Translate>
      </CopyButton>
      <Citation page={{ ...cited, author: owner.fullName }} />
    </div>
  );
}
