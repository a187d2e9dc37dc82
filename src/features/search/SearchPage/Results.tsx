import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import type { PageQuery } from '../core/pageQuery';
import type { SearchFailure } from '../core/searchFailure';
import { failureText } from '../failureText';
import { leftOutText } from '../leftOutText';
import { useCountedText } from '../useCountedText';
import type { usePageResults } from '../usePageResults';
import { ElsewhereText, EverywhereButton } from './Elsewhere';
import { HitList } from './HitList';
import { MoreButton } from './MoreButton';
import { NoHits } from './NoHits';
import styles from './styles.module.css';

interface Props {
  query: PageQuery;
  search: ReturnType<typeof usePageResults>;
  /** Searches for something else instead. */
  onPick: (change: Partial<PageQuery>) => void;
}

interface FailedProps {
  failure: SearchFailure;
  /** Whether results are shown and only more of them could not be fetched. */
  isFurther?: boolean;
  onRetry: () => void;
}

function Failed({ failure, isFurther = false, onRetry }: FailedProps): ReactNode {
  return (
    <div className={styles.note} role="alert">
      <p>
        {isFurther ? (
          <Translate
            id="search.Results.failedFurther"
            description="Text below the results of the search page when no more of them can be had; what to do follows"
          >
            Không tải thêm được kết quả.
          </Translate>
        ) : (
          <Translate
            id="search.Results.failed"
            description="Text of the search page when no results can be had; what to do follows"
          >
            Không tải được kết quả.
          </Translate>
        )}{' '}
        {failureText(failure)}
      </p>
      <button type="button" className="button button--secondary" onClick={onRetry}>
        <Translate id="search.Results.retry" description="Button of the search page that tries again">
          Thử lại
        </Translate>
      </button>
    </div>
  );
}

/** The outcome of the query: hits, no hits, a failure, or an invitation to type. */
export function Results({ query, search, onPick }: Props): ReactNode {
  const { status, failure, results, loadMore, retry } = search;
  const countedText = useCountedText();
  const isShown = results !== undefined && status !== 'failed';
  const hasNone = isShown && results.count === 0;
  const isOnlyElsewhere = hasNone && results.countEverywhere > 0;
  const isNowhere = hasNone && !isOnlyElsewhere;
  return (
    <>
      <p className={styles.status} role="status">
        {status === 'loading' && !results && (
          <span>
            <Translate id="search.Results.loading" description="Text of the search page while it searches">
              Đang tìm…
            </Translate>
          </span>
        )}
        {isShown &&
          results.count > 0 &&
          (results.leftOut.length > 0 ? leftOutText(results.leftOut) : countedText(results.count, results.text))}
        {isOnlyElsewhere && <ElsewhereText section={results.section ?? ''} count={results.countEverywhere} />}
        {isNowhere && (
          <span>
            <Translate
              id="search.Results.none"
              description="Text of the search page when a query has no hits"
              values={{ query: results.text }}
            >
              {'Không có kết quả cho “{query}”'}
            </Translate>
          </span>
        )}
      </p>
      {status === 'empty' && (
        <p className={styles.note}>
          <Translate id="search.Results.empty" description="Text of the search page before a query">
            Gõ vài từ, có dấu hay không dấu đều được, chẳng hạn: he dieu hanh, chỉ mục, ROW_NUMBER.
          </Translate>
        </p>
      )}
      {failure && !isShown && <Failed failure={failure} onRetry={retry} />}
      {isOnlyElsewhere && <EverywhereButton onPress={() => onPick({ section: undefined })} />}
      {isNowhere && (
        <NoHits
          text={query.text}
          alternatives={results.alternatives}
          // The alternatives are known to have hits only in the whole site.
          onPick={(text) => onPick({ text, section: undefined })}
        />
      )}
      {isShown && <HitList groups={results.groups} />}
      {isShown && failure && <Failed failure={failure} isFurther onRetry={retry} />}
      {isShown && !failure && results.hasMore && <MoreButton key={results.page} onReach={loadMore} />}
    </>
  );
}
