import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import type { Answer } from '../core/types';
import { MarkedText } from '../MarkedText';
import { SiteLink } from '../SiteLink';
import styles from './styles.module.css';

interface Props {
  answer: Answer;
  /** Called when the reader follows the link to a source. */
  onFollow: () => void;
  onSearch: (query: string) => void;
}

function Unanswerable({ answer: { question, searchQuery }, onSearch }: Omit<Props, 'onFollow'>): ReactNode {
  const query = searchQuery || question;
  return (
    <>
      <p>
        <Translate id="search.QuotedAnswer.unanswerable" description="Text when no passage of the site answers">
          Không tìm thấy đoạn nào trên trang này trả lời câu hỏi đó.
        </Translate>
      </p>
      <p>
        <button type="button" className="button button--secondary button--sm" onClick={() => onSearch(query)}>
          <Translate
            id="search.QuotedAnswer.search"
            description="Button that goes on with the ordinary search"
            values={{ query }}
          >
            {'Tìm “{query}” trên trang'}
          </Translate>
        </button>
      </p>
    </>
  );
}

/** Passages of the site with their sources, or a plain statement that there are none. */
export function QuotedAnswer({ answer, onFollow, onSearch }: Props): ReactNode {
  if (answer.status === 'unanswerable') return <Unanswerable answer={answer} onSearch={onSearch} />;
  return (
    <>
      <p className={styles.label}>
        <Translate id="search.QuotedAnswer.label" description="Label over the quotations that answer a question">
          Trích nguyên văn từ trang này, không phải văn bản do máy viết
        </Translate>
      </p>
      {answer.passages.map(({ url, parts, breadcrumbs }) => (
        <figure key={url + parts[0]?.text} className={styles.quote}>
          <blockquote cite={url}>
            <p>
              <MarkedText parts={parts} />
            </p>
          </blockquote>
          <figcaption>
            <SiteLink path={url} onFollow={onFollow}>
              {breadcrumbs.slice(1).join(' › ')}
            </SiteLink>
          </figcaption>
        </figure>
      ))}
    </>
  );
}
