import { useState, type ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import { useNumberFormat } from '@site/src/components/useNumberFormat';
import { LabButton } from '../../lab-kit/LabButton';
import type { RowMarks } from '../core/grading/rowMarks';
import { resultPage } from '../core/resultPage';
import type { StatementResult } from '../core/types';
import { ResultTable } from '../ResultTable';
import styles from './styles.module.css';

interface Props {
  results: readonly StatementResult[];
  /** True if the results come from the reader's run, not from the build. */
  isNew?: boolean;
  /** Indexes of the columns whose cells are marked. */
  marked?: readonly number[] | undefined;
  /** The rows of some results that the expected one does not have. */
  odd?: ReadonlyMap<StatementResult, RowMarks> | undefined;
  /** What their marks mean. */
  meaning?: ReactNode;
  /** Shows a few rows of each, until the reader asks for all. */
  isPreview?: boolean | undefined;
}

/** The answers of a text, one per statement; for a long text, only the first ones until the reader asks for more. */
export function ResultList({ results, isNew, marked, odd, meaning, isPreview }: Props): ReactNode {
  const [more, setMore] = useState({ of: results, shown: 0 });
  const number = useNumberFormat();
  const asked = more.of === results ? more.shown : 0;
  const shown = asked + resultPage(results, asked);
  return (
    <>
      {results.slice(0, shown).map((result, index) => (
        <ResultTable
          key={index}
          result={result}
          isNew={isNew}
          marked={marked}
          odd={odd?.get(result)}
          meaning={meaning}
          isPreview={isPreview}
        />
      ))}
      {shown < results.length && (
        <p className={styles.moreResults}>
          <Translate
            id="sqlLab.ResultList.some"
            description="Under the answers of the first statements of a long text"
            values={{ shown: number(shown), all: number(results.length) }}
          >
            {'Kết quả của {shown} câu lệnh đầu trong {all} câu lệnh.'}
          </Translate>
          <LabButton onClick={() => setMore({ of: results, shown })}>
            <Translate id="sqlLab.ResultList.more" description="Button: show the answers of more statements">
              Xem kết quả tiếp theo
            </Translate>
          </LabButton>
        </p>
      )}
    </>
  );
}
