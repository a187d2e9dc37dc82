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

/** Says which words of the question the site does not have. */
function Unknown({ words }: { words: readonly string[] }): ReactNode {
  if (words.length === 0) return null;
  return (
    <p>
      <Translate
        id="search.QuotedAnswer.unknown"
        description="Line over an answer to a question with words that stand on no page; the words are in quotation marks"
        values={{ words: words.map((word) => `“${word}”`).join(', ') }}
      >
        {'Trang này không có từ {words}.'}
      </Translate>
    </p>
  );
}

function Unanswerable({ answer: { question, searchQuery, unknown }, onSearch }: Omit<Props, 'onFollow'>): ReactNode {
  const query = searchQuery || question;
  return (
    <>
      <p>
        <Translate id="search.QuotedAnswer.unanswerable" description="Text when no passage of the site answers">
          Không tìm thấy đoạn nào trên trang này trả lời câu hỏi đó.
        </Translate>
      </p>
      <Unknown words={unknown} />
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
      <Unknown words={answer.unknown} />
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
