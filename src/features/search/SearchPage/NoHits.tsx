import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import { missingResultUrl } from '../missingResultUrl';
import styles from './styles.module.css';

interface Props {
  text: string;
  alternatives: readonly string[];
  onPick: (text: string) => void;
}

/** Shown when the query has no hits: up to three queries that have some, and a way to report the gap. */
export function NoHits({ text, alternatives, onPick }: Props): ReactNode {
  return (
    <div className={styles.note}>
      {alternatives.length > 0 && (
        <>
          <p>
            <Translate id="search.NoHits.alternatives" description="Text over up to three other queries">
              Thử tìm:
            </Translate>
          </p>
          <ul className={styles.alternatives} role="list">
            {alternatives.slice(0, 3).map((alternative) => (
              <li key={alternative}>
                <button type="button" onClick={() => onPick(alternative)}>
                  {alternative}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        <Translate id="search.NoHits.report" description="Text before the link that reports a missing result">
          Bạn nghĩ từ khóa này phải có kết quả?
        </Translate>{' '}
        <Link to={missingResultUrl({ query: text })}>
          <Translate id="search.NoHits.reportLink" description="Link that reports a missing result">
            Hãy cho tôi biết.
          </Translate>
        </Link>
      </p>
    </div>
  );
}
